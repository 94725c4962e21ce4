import type { FieldName } from '@/lib/forms/contact-values';

/** Everything the form shows besides the typed text, in the visitor's language. */
export interface FormView {
  errors: Partial<Record<FieldName | 'file' | 'captcha', string>>;
  status?: { kind: 'info' | 'success' | 'note' | 'failure'; text: string; reason?: string };
  isSending?: boolean;
  upload?: UploadView;
  captcha?: CaptchaView;
  /** The field that must get the focus; a higher count repeats the request. `isThere`: it had the focus already. */
  focus?: { name: FieldName | 'file'; count: number; isThere: boolean };
}

export interface UploadView {
  state: 'uploading' | 'done' | 'failed';
  name: string;
  hint: string;
  percent?: number;
  /** The action of the button beside the file's name. */
  buttonLabel?: string;
  progressLabel?: string;
}

export interface CaptchaView {
  state: 'working' | 'done' | 'failed';
  hint: string;
  retryLabel?: string;
}

/** The interface of the late part that the form's markup uses. */
export interface EngineHandle {
  change: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  blur: (event: React.FocusEvent<HTMLFormElement>) => void;
  submit: () => void;
  chooseFile: (file: File) => void;
  removeFile: () => void;
  retryCaptcha: () => void;
}

/** The texts of the form in its idle state. */
export interface FormLabels {
  form: string;
  fields: Record<FieldName, string>;
  file: string;
  optional: string;
  fileChoose: string;
  fileHint: string;
  captcha: string;
  captchaIdle: string;
  send: string;
  sending: string;
  required: string;
  honeypot: string;
}
