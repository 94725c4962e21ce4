import { type FieldName, fieldNames, type FieldProblems } from '@/lib/forms/contact-values';

import type { FormView } from './form-view';

/** The server's answer, and the field to focus. Formik has the values and their validation. */
export interface EngineState {
  /** Why the message was not sent; without a code the reason is unknown. */
  refusal?: { code?: string };
  /** The server's errors by field. */
  refusedFields: FieldProblems;
  isCaptchaRefused: boolean;
  /** Whether the last message was sent, and nothing has been typed since. */
  wasSent?: boolean;
  focus?: FormView['focus'];
}

interface Focused {
  /** The name of the field that has the focus. */
  focused?: string;
}

export type EngineAction =
  | { type: 'sending' | 'fileFailed' | 'sent' | 'cleared' | 'captchaRetried' }
  | ({ type: 'refused'; code?: string; fields: FieldProblems } & Focused)
  | ({ type: 'foundWrong'; name: FieldName } & Focused)
  | { type: 'changed'; name: FieldName };

export const startEngineState: EngineState = { refusedFields: {}, isCaptchaRefused: false };

export const isCaptchaCode = (code: string | undefined) => code?.startsWith('captcha_') ?? false;

const focusOn = (last: FormView['focus'], name: NonNullable<FormView['focus']>['name'], focused?: string) => ({
  name,
  count: (last?.count ?? 0) + 1,
  isThere: name === focused,
});

export function engineReducer(state: EngineState, action: EngineAction): EngineState {
  switch (action.type) {
    case 'sending':
      return { focus: state.focus, refusedFields: {}, isCaptchaRefused: false };
    case 'sent':
      return { ...state, wasSent: true };
    case 'fileFailed':
      return { ...state, refusal: {}, focus: focusOn(state.focus, 'file') };
    case 'refused': {
      const { code, fields } = action;
      const first = fieldNames.find((name) => fields[name]);
      return {
        refusal: { code },
        refusedFields: fields,
        isCaptchaRefused: state.isCaptchaRefused || isCaptchaCode(code),
        focus: first ? focusOn(state.focus, first, action.focused) : state.focus,
      };
    }
    case 'foundWrong':
      return { ...state, focus: focusOn(state.focus, action.name, action.focused) };
    case 'changed':
      return {
        ...state,
        wasSent: false,
        refusedFields: { ...state.refusedFields, [action.name]: undefined },
        focus: undefined,
      };
    case 'cleared':
    case 'captchaRetried':
      return { ...state, isCaptchaRefused: false };
  }
}
