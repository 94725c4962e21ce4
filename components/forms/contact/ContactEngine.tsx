import { type FormikHelpers, useFormik } from 'formik';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';

import { contactSchema } from '@/lib/forms/contact-schema';
import { type ContactValues, emptyValues, fieldNames, type FieldProblems } from '@/lib/forms/contact-values';
import { isProblem, reasonKey } from '@/lib/forms/failure-texts';
import { honeypotName, minFillMs } from '@/lib/forms/robot-traps';
import type { UploadRules } from '@/lib/forms/upload-rules';
import { type Language, translator } from '@/lib/i18n/languages';

import { clearDraft, readDraft, type Submission, writeDraft } from './draft';
import type { EngineHandle, FormView } from './form-view';
import { newId, sendMessage } from './send-message';
import { useCaptcha } from './use-captcha';
import { useUpload } from './use-upload';
import { captchaView, fieldErrors, fileError, uploadView } from './view-of';

export interface EngineProps {
  ref: Ref<EngineHandle>;
  form: RefObject<HTMLFormElement | null>;
  language: Language;
  rules: UploadRules;
  /** Told whenever there is something else to show. */
  onView: (view: FormView) => void;
}

/** How long the message of success stays after the form is reset, in milliseconds. */
const statusMs = 5000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const control = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<TextControl>(`[name="${name}"]`) ?? undefined;

function typedValues(form: HTMLFormElement | null): ContactValues {
  return Object.fromEntries(
    fieldNames.map((name) => [name, control(form, name)?.value ?? '']),
  ) as unknown as ContactValues;
}

/** Takes the chosen file out of its field, which would not tell of the same file being chosen again. */
function forgetChoice(form: HTMLFormElement | null): File | undefined {
  const input = form?.querySelector<HTMLInputElement>('[name="file"]');
  const file = input?.files?.[0];
  if (input) input.value = '';
  return file;
}

/** Fills in a draft where nothing has been typed yet. */
function restoreDraft(form: HTMLFormElement | null): Submission | undefined {
  const draft = readDraft();
  const typed = typedValues(form);
  if (!draft || fieldNames.some((name) => typed[name] !== '')) return undefined;
  for (const name of fieldNames) {
    const field = control(form, name);
    if (field) field.value = draft.values[name];
  }
  return draft.submission;
}

/**
 * Formik, Yup, the upload and the proof of work behind the form. It renders nothing: the fields stay the browser's
 * own, and this watches them and says what is to be shown around them.
 */
export function ContactEngine({ ref, form, language, rules, onView }: EngineProps) {
  const t = useMemo(() => translator(language), [language]);
  const captcha = useCaptcha();
  const upload = useUpload(rules);
  const startedAt = useRef<number>(undefined);
  const submission = useRef<Submission>(undefined);
  const isBusy = useRef(false);
  const [refusal, setRefusal] = useState<{ text: string; reason?: string }>();
  const [refusedFields, setRefusedFields] = useState<FieldProblems>({});
  const [isCaptchaRefused, setIsCaptchaRefused] = useState(false);
  const [focus, setFocus] = useState<FormView['focus']>();

  const focusOn = (name: NonNullable<FormView['focus']>['name']) =>
    setFocus((last) => ({ name, count: (last?.count ?? 0) + 1 }));

  const refuse = (code: string | undefined) => {
    const key = reasonKey(code);
    setRefusal({ text: t('formNotSent'), reason: key && t(key) });
  };

  const deliver = async (values: ContactValues, file: string) => {
    const content = JSON.stringify([values, file]);
    if (submission.current?.content !== content) submission.current = { id: newId(), content };
    writeDraft(values, submission.current);
    const elapsed = () => performance.now() - (startedAt.current ?? performance.now());
    const [solution] = await Promise.all([captcha.solution(), pause(Math.max(0, minFillMs - elapsed()))]);
    const message = {
      ...values,
      file,
      language,
      submissionId: submission.current.id,
      [honeypotName]: control(form.current, honeypotName)?.value ?? '',
    };
    const send = (payload?: string) =>
      sendMessage({ ...message, captcha: payload, elapsedMs: Math.max(minFillMs, Math.round(elapsed())) });
    const answer = await send(solution);
    // Used up or expired on the way: one more try with a fresh one, before the visitor hears of it.
    if (!answer.code?.startsWith('captcha_')) return answer;
    captcha.reset();
    return send(await captcha.solution());
  };

  const succeed = ({ resetForm }: FormikHelpers<ContactValues>) => {
    form.current?.reset();
    upload.reset();
    captcha.reset();
    clearDraft();
    submission.current = undefined;
    startedAt.current = undefined;
    resetForm({ status: true });
  };

  const formik = useFormik<ContactValues>({
    initialValues: emptyValues,
    initialStatus: false,
    validationSchema: contactSchema,
    onSubmit: async (values, helpers) => {
      setRefusal(undefined);
      setRefusedFields({});
      setIsCaptchaRefused(false);
      helpers.setStatus(false);
      const file = await upload.settled();
      if (file.kind === 'failed') {
        refuse(undefined);
        focusOn('file');
        return;
      }
      const { success, code, data } = await deliver(values, file.kind === 'file' ? file.reference : '');
      if (success) {
        succeed(helpers);
        return;
      }
      refuse(code);
      if (code?.startsWith('captcha_')) setIsCaptchaRefused(true);
      if (code === 'file_unknown') upload.fail(code);
      // A browser filled it in, not a robot: the next try is without.
      const trap = control(form.current, honeypotName);
      if (trap) trap.value = '';
      const { fields = {} } = (data ?? {}) as { fields?: Record<string, unknown> };
      const wrong = fieldNames.filter((name) => isProblem(fields[name]));
      setRefusedFields(Object.fromEntries(wrong.map((name) => [name, fields[name]])) as FieldProblems);
      if (wrong[0]) focusOn(wrong[0]);
    },
  });

  const { setValues, setStatus, status } = formik;
  useEffect(() => {
    startedAt.current = performance.now();
    submission.current = restoreDraft(form.current);
    void setValues(typedValues(form.current), false);
    const file = forgetChoice(form.current);
    if (file) upload.choose(file);
    void captcha.start();
    // Takes over once; what comes later comes as events.
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
      if (!(fieldNames as readonly string[]).includes(name)) return;
      startedAt.current ??= performance.now();
      formik.handleChange(event);
      setRefusedFields((fields) => ({ ...fields, [name]: undefined }));
      writeDraft(typedValues(form.current), submission.current);
      void captcha.start();
    },
    blur: (event) => {
      if ((fieldNames as readonly string[]).includes((event.target as unknown as TextControl).name)) {
        formik.handleBlur(event);
      }
    },
    submit: async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      startedAt.current ??= performance.now();
      const problems = await formik.validateForm(typedValues(form.current));
      await formik.submitForm().finally(() => {
        isBusy.current = false;
      });
      const first = fieldNames.find((name) => problems[name]);
      if (first) focusOn(first);
    },
    chooseFile: (file) => {
      forgetChoice(form.current);
      upload.choose(file);
    },
    removeFile: upload.reset,
    retryCaptcha: () => {
      setIsCaptchaRefused(false);
      captcha.reset();
      void captcha.start();
    },
  }));

  const { errors, touched, isSubmitting } = formik;
  const isCaptchaWrong = isCaptchaRefused || captcha.state === 'failed';
  const view = useMemo(
    (): FormView => ({
      errors: {
        ...fieldErrors(errors as FieldProblems, touched, t),
        ...fieldErrors(refusedFields, { subject: true, name: true, email: true, phone: true, message: true }, t),
        file: fileError(upload.state, rules, t),
        captcha: isCaptchaWrong ? t('captchaFailed') : undefined,
      },
      status: statusOf({ isSubmitting, isSent: status === true, refusal, t }),
      isSending: isSubmitting,
      upload: uploadView(upload.state, language, t),
      captcha: captchaView(captcha.state, t),
      focus,
    }),
    [
      errors,
      touched,
      refusedFields,
      upload.state,
      captcha.state,
      isCaptchaWrong,
      isSubmitting,
      status,
      refusal,
      focus,
      language,
      rules,
      t,
    ],
  );
  useEffect(() => onView(view), [onView, view]);
  return null;
}

function statusOf(facts: {
  isSubmitting: boolean;
  isSent: boolean;
  refusal?: { text: string; reason?: string };
  t: ReturnType<typeof translator>;
}): FormView['status'] {
  const { isSubmitting, isSent, refusal, t } = facts;
  if (isSubmitting) return { kind: 'info', text: t('formSending') };
  if (isSent) return { kind: 'success', text: t('formSent') };
  return refusal && { kind: 'failure', ...refusal };
}
