import { type FormikHelpers, useFormik } from 'formik';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useReducer, useRef } from 'react';

import { contactSchema } from '@/lib/forms/contact-schema';
import { type ContactValues, emptyValues, fieldNames, type FieldProblems } from '@/lib/forms/contact-values';
import { isProblem } from '@/lib/forms/failure-texts';
import type { UploadRules } from '@/lib/forms/upload-rules';
import { type Language, translator } from '@/lib/i18n/languages';

import { clearDraft } from './draft';
import { engineReducer, startEngineState } from './engine-reducer';
import {
  draftPlace,
  emptyFields,
  emptyTrap,
  focusedName,
  isFieldName,
  takeChosenFile,
  typedValues,
} from './form-fields';
import type { EngineHandle, FormView } from './form-view';
import { useCaptcha } from './use-captcha';
import { useDelivery } from './use-delivery';
import { useUpload } from './use-upload';
import { formView } from './view-of';

export interface EngineProps {
  ref: Ref<EngineHandle>;
  form: RefObject<HTMLFormElement | null>;
  language: Language;
  rules: UploadRules;
  /** Called with the new view whenever it changes. */
  onView: (view: FormView) => void;
}

/** How long the message of success stays after the form is reset, in milliseconds (docs/decisions/0112). */
const statusMs = 5000;

/** The field problems in the data of the server's answer. */
function refusedFieldsOf(data: unknown): FieldProblems {
  const { fields = {} } = (data ?? {}) as { fields?: Record<string, unknown> };
  const wrong = fieldNames.filter((name) => isProblem(fields[name]));
  return Object.fromEntries(wrong.map((name) => [name, fields[name]])) as FieldProblems;
}

/**
 * Formik, Yup, the upload and the proof of work behind the form. It renders nothing: the fields stay uncontrolled. It
 * listens to them, and reports what the form must show around them.
 */
export function ContactEngine({ ref, form, language, rules, onView }: EngineProps) {
  const t = useMemo(() => translator(language), [language]);
  const captcha = useCaptcha();
  const upload = useUpload(rules);
  const delivery = useDelivery({ form, language, captcha });
  const isBusy = useRef(false);
  const [engine, dispatch] = useReducer(engineReducer, startEngineState);

  const succeed = (sent: ContactValues, { resetForm, setStatus }: FormikHelpers<ContactValues>) => {
    dispatch({ type: 'sent' });
    upload.reset();
    captcha.reset();
    delivery.forget();
    const typed = typedValues(form.current);
    // What was typed during the sending is not in the message, so it stays, as a new one.
    if (fieldNames.some((name) => typed[name] !== sent[name])) {
      delivery.keepDraft();
      setStatus(true);
      return;
    }
    emptyFields(form.current);
    clearDraft(draftPlace(form.current));
    // A subject that the form itself sets stays.
    resetForm({ values: typedValues(form.current), status: true });
  };

  const formik = useFormik<ContactValues>({
    initialValues: emptyValues,
    initialStatus: false,
    validationSchema: contactSchema,
    onSubmit: async (values, helpers) => {
      dispatch({ type: 'sending' });
      helpers.setStatus(false);
      const file = await upload.settled();
      if (file.kind === 'failed') {
        dispatch({ type: 'fileFailed' });
        return;
      }
      const { success, code, data } = await delivery.deliver(values, file.kind === 'file' ? file.reference : '');
      if (success) {
        succeed(values, helpers);
        return;
      }
      if (code === 'file_unknown') upload.fail(code);
      // A browser may have filled it in, so it is emptied for the next attempt.
      emptyTrap(form.current);
      dispatch({ type: 'refused', code, fields: refusedFieldsOf(data), focused: focusedName(form.current) });
    },
  });

  const { setValues, setStatus, status } = formik;
  useEffect(() => {
    delivery.begin();
    void setValues(typedValues(form.current), false);
    const file = takeChosenFile(form.current);
    if (file) upload.choose(file);
    void captcha.start();
    // Reads the fields once; later changes arrive as events.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (status !== true) return undefined;
    const timer = setTimeout(() => setStatus(false), statusMs);
    return () => clearTimeout(timer);
  }, [status, setStatus]);

  useImperativeHandle(ref, () => ({
    change: (event) => {
      const { name } = event.target;
      if (!isFieldName(name)) return;
      delivery.goOn();
      formik.handleChange(event);
      dispatch({ type: 'changed', name });
      delivery.keepDraft();
      // One that has failed is tried again by its button, and by sending: not with every letter.
      if (captcha.state !== 'failed') void captcha.start();
    },
    blur: (event) => {
      if (isFieldName((event.target as unknown as HTMLInputElement).name)) formik.handleBlur(event);
    },
    submit: async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      delivery.goOn();
      const problems = await formik.validateForm(typedValues(form.current));
      await formik.submitForm().finally(() => {
        isBusy.current = false;
      });
      const first = fieldNames.find((name) => problems[name]);
      if (first) dispatch({ type: 'foundWrong', name: first, focused: focusedName(form.current) });
    },
    chooseFile: (file) => {
      takeChosenFile(form.current);
      upload.choose(file);
    },
    removeFile: upload.reset,
    retryCaptcha: () => {
      dispatch({ type: 'captchaRetried' });
      captcha.reset();
      void captcha.start();
    },
  }));

  const { errors, touched, isSubmitting } = formik;
  const view = useMemo(
    () =>
      formView({
        engine,
        problems: errors as FieldProblems,
        touched,
        isSending: isSubmitting,
        isSent: status === true,
        upload: upload.state,
        captcha: captcha.state,
        rules,
        language,
        t,
      }),
    [engine, errors, touched, isSubmitting, status, upload.state, captcha.state, rules, language, t],
  );
  useEffect(() => onView(view), [onView, view]);
  return null;
}
