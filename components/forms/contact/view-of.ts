import { type FieldName, fieldNames, type FieldProblems } from '@/lib/forms/contact-values';
import { fileReasonKey, problemKeys, reasonKey } from '@/lib/forms/failure-texts';
import { typeNames, type UploadRules } from '@/lib/forms/upload-rules';
import type { Language, Translate } from '@/lib/i18n/languages';

import type { EngineState } from './engine-reducer';
import type { CaptchaView, FormView, UploadView } from './form-view';
import type { CaptchaState } from './use-captcha';
import type { UploadState } from './use-upload';

/** "2,4 MB" in Turkish; at least 0,1. */
function megabytes(bytes: number, language: Language): string {
  const value = Math.max(0.1, bytes / 1024 / 1024);
  return `${value.toLocaleString(language, { maximumFractionDigits: 1 })} MB`;
}

function uploadView(state: UploadState, language: Language, t: Translate): UploadView | undefined {
  if (state.kind === 'none') return undefined;
  const { name } = state;
  if (state.kind === 'failed') return { state: 'failed', name, hint: t('fileOther'), buttonLabel: t('fileRemove') };
  if (state.kind === 'done') {
    const hint = t('fileDone', { size: megabytes(state.bytes, language) });
    return { state: 'done', name, hint, buttonLabel: t('fileRemove') };
  }
  return {
    state: 'uploading',
    name,
    percent: state.percent,
    hint: t('fileUploading', { percent: String(state.percent) }),
    buttonLabel: t('fileCancel'),
    progressLabel: t('fileUploadingLabel'),
  };
}

/** 'Dosya Yüklenemedi!' at the field, and the reason. */
function fileError(state: UploadState, rules: UploadRules, t: Translate): string | undefined {
  if (state.kind !== 'failed') return undefined;
  const key = fileReasonKey(state.code);
  const reason = key && t(key, { size: String(rules.maxMegabytes), types: typeNames(rules) });
  return [t('fileFailed'), reason].filter(Boolean).join(' ');
}

function captchaView(state: CaptchaState, t: Translate): CaptchaView | undefined {
  if (state === 'idle') return undefined;
  if (state === 'failed') return { state, hint: t('captchaFailed'), retryLabel: t('captchaRetry') };
  return { state, hint: t(state === 'working' ? 'captchaWorking' : 'captchaDone') };
}

/** The errors of the fields that the visitor has touched. */
function fieldErrors(
  problems: FieldProblems,
  touched: Partial<Record<FieldName, boolean>>,
  t: Translate,
): FormView['errors'] {
  const shown = fieldNames.filter((name) => problems[name] && touched[name]);
  return Object.fromEntries(shown.map((name) => [name, t(problemKeys[problems[name] ?? 'invalid'])]));
}

interface Facts {
  engine: EngineState;
  /** The errors of the validation in the browser. */
  problems: FieldProblems;
  touched: Partial<Record<FieldName, boolean>>;
  isSending: boolean;
  isSent: boolean;
  upload: UploadState;
  captcha: CaptchaState;
  rules: UploadRules;
  language: Language;
  t: Translate;
}

function statusOf({ engine, isSending, isSent, t }: Facts): FormView['status'] {
  if (isSending) return { kind: 'info', text: t('formSending') };
  if (isSent) return { kind: 'success', text: t('formSent') };
  if (engine.wasSent) return { kind: 'note', text: t('formWasSent') };
  if (!engine.refusal) return undefined;
  const key = reasonKey(engine.refusal.code);
  return { kind: 'failure', text: t('formNotSent'), reason: key && t(key) };
}

const everyField = Object.fromEntries(fieldNames.map((name) => [name, true]));

/** Everything that the form shows besides the typed values. */
export function formView(facts: Facts): FormView {
  const { engine, problems, touched, isSending, upload, captcha, rules, language, t } = facts;
  const isCaptchaWrong = engine.isCaptchaRefused || captcha === 'failed';
  return {
    errors: {
      ...fieldErrors(problems, touched, t),
      ...fieldErrors(engine.refusedFields, everyField, t),
      file: fileError(upload, rules, t),
      captcha: isCaptchaWrong ? t('captchaFailed') : undefined,
    },
    status: statusOf(facts),
    isSending,
    upload: uploadView(upload, language, t),
    captcha: captchaView(captcha, t),
    focus: engine.focus,
  };
}
