import { type ComponentType, type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';

import { Arrow } from '@/components/ui/Arrow';
import { Button } from '@/components/ui/Button';
import button from '@/components/ui/ButtonLink.module.scss';
import type { Language } from '@/lib/i18n/languages';
import { fieldDescriptions, type FieldName } from '@/lib/forms/contact-fields';
import type { ContactAnswer } from '@/lib/forms/page-answers';
import type { UploadRules } from '@/lib/forms/upload-rules';

import styles from '../Form.module.scss';
import { FormStatus } from '../FormStatus';
import { Honeypot } from '../Honeypot';
import { CaptchaField } from './CaptchaField';
import type { EngineProps } from './ContactEngine';
import { clearDraft, hasDraft } from './draft';
import { FileField } from './FileField';
import { draftPlace, isFixed } from './form-fields';
import type { EngineHandle, FormLabels, FormView } from './form-view';
import { TextField } from './TextField';

export interface ContactFormProps {
  /** Unique on the page: the ids of the fields start with it. */
  id: string;
  /** The form's action without script. */
  action: string;
  language: Language;
  labels: FormLabels;
  upload: UploadRules & { accept: string };
  /** The errors and values when the form was sent without script. */
  answer?: ContactAnswer;
  /** The subject of every message, if visitors are not asked for it. */
  subject?: string;
  /** Fields that are left out. */
  omitted?: readonly (FieldName | 'file')[];
  privacy: React.ReactNode;
}

/**
 * Keeps the focus in the field while a button is pressed. Otherwise the field's error would appear on blur, move the
 * button away from the pointer, and the click would be lost.
 */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/**
 * The contact form as the server renders it: a plain form that works without script. Formik, Yup and the proof of work
 * load on the first touch and listen to these same fields. No field is ever replaced, so typed text and the focus stay.
 */
export function ContactFormShell(props: ContactFormProps) {
  const { id, action, language, labels, upload, answer = {}, subject, omitted = [], privacy } = props;
  const form = useRef<HTMLFormElement>(null);
  const engine = useRef<EngineHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  const loading = useRef<Promise<void>>(undefined);
  const isSubmitPending = useRef(false);
  const [Engine, setEngine] = useState<ComponentType<EngineProps>>();
  const [view, setView] = useState<FormView>({ errors: {} });
  /** The server's errors stay until the field changes. */
  const [isAnswered, setIsAnswered] = useState(true);

  const load = useCallback(() => {
    loading.current ??= import('./ContactEngine').then(
      ({ ContactEngine }) => setEngine(() => ContactEngine),
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, []);
  const approach = useCallback(() => void load().catch(() => undefined), [load]);

  useEffect(() => {
    // Sent without the script, which would have cleared it.
    if (answer.status?.kind === 'success') clearDraft(draftPlace(form.current));
    // Touched before this script ran, or filled in before a reload.
    const isTouched = form.current?.contains(document.activeElement);
    const isFilled = [...new FormData(form.current ?? undefined)].some(([name, value]) =>
      typeof value === 'string' ? value !== '' && !isFixed(form.current, name) : value.size > 0,
    );
    if (isTouched || isFilled || hasDraft(draftPlace(form.current))) approach();
  }, [approach, answer.status]);

  const { focus } = view;
  const outcome = view.status?.kind;
  useEffect(() => {
    // Below what is seen of a long form on a small screen. A wrong field, which comes next, has precedence.
    if (outcome === 'success' || outcome === 'failure') void place.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  useEffect(() => {
    if (focus) form.current?.querySelector<HTMLElement>(`[name="${focus.name}"]`)?.focus();
  }, [focus]);

  const attach = useCallback((handle: EngineHandle | null) => {
    engine.current = handle;
    if (!handle || !isSubmitPending.current) return;
    isSubmitPending.current = false;
    handle.submit();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAnswered(false);
    if (engine.current) {
      engine.current.submit();
      return;
    }
    isSubmitPending.current = true;
    load().catch(() => form.current?.submit()); // The form also works without the script.
  };

  const errors = isAnswered ? { ...view.errors, ...answer.errors } : view.errors;
  const status = view.status ?? (isAnswered ? answer.status : undefined);
  const shown = fieldDescriptions.filter(({ name }) => !omitted.includes(name) && !(subject && name === 'subject'));
  const found = Object.keys(answer.errors ?? {});
  /** The element that gets the focus on a page made by the server: a wrong field, else the status, else the file. */
  const firstError = found.find((name) => name !== 'file') ?? (answer.status ? undefined : found[0]);
  return (
    <form
      ref={form}
      className={styles.form}
      action={action}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={labels.form}
      onPointerEnter={approach}
      onTouchStart={approach}
      onFocus={approach}
      onMouseDown={keepFocus}
      onBlur={(event) => engine.current?.blur(event)}
      onSubmit={submit}
      onChange={(event) => {
        setIsAnswered(false);
        approach();
        engine.current?.change(event as unknown as React.ChangeEvent<HTMLInputElement>);
      }}
    >
      {Engine && <Engine ref={attach} form={form} language={language} rules={upload} onView={setView} />}
      {subject && <input type="hidden" name="subject" value={subject} />}
      {shown.map(({ name, kind, isRequired, autoComplete }) => (
        <TextField
          key={name}
          {...{ name, kind, isRequired, autoComplete }}
          id={`${id}-${name}`}
          label={labels.fields[name]}
          optional={isRequired ? undefined : labels.optional}
          error={errors[name]}
          defaultValue={answer.values?.[name]}
          hasFirstError={firstError === name}
        />
      ))}
      {!omitted.includes('file') && (
        <FileField
          id={`${id}-file`}
          labels={labels}
          accept={upload.accept}
          error={errors.file}
          view={view.upload}
          hasFirstError={firstError === 'file'}
          onChoose={(file) => engine.current?.chooseFile(file)}
          onRemove={() => engine.current?.removeFile()}
        />
      )}
      <CaptchaField
        labels={labels}
        error={errors.captcha}
        view={view.captcha}
        onRetry={() => engine.current?.retryCaptcha()}
      />
      <Honeypot id={`${id}-website`} label={labels.honeypot} />
      <div className={`${styles.end} ${styles.wide}`}>
        <Button
          type="submit"
          title={view.isSending ? labels.sending : labels.send}
          iconBefore={view.isSending && <span className={styles.spinner} aria-hidden="true" />}
          iconAfter={!view.isSending && <Arrow className={button.arrow} />}
          aria-disabled={view.isSending || undefined}
        />
        <p className={styles.hint}>{labels.required}</p>
      </div>
      <p className="visually-hidden" role="status">
        {/* Elsewhere the focus announces it, when it moves to the field. */}
        {focus?.isThere && <span key={focus.count}>{errors[focus.name]}</span>}
      </p>
      <FormStatus ref={place} status={status} hasFocus={answer.status && !firstError} />
      {privacy}
    </form>
  );
}
