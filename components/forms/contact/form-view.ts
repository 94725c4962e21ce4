import type { FieldName } from '@/lib/forms/contact-values';

/** What the form shows beside what is typed into it. All of it is text in the visitor's language. */
export interface FormView {
  errors: Partial<Record<FieldName | 'file' | 'captcha', string>>;
  status?: { kind: 'info' | 'success' | 'failure'; text: string; reason?: string };
  isSending?: boolean;
  upload?: UploadView;
  captcha?: CaptchaView;
  /** The field that is to get the focus; a higher count asks anew. */
  focus?: { name: FieldName | 'file'; count: number };
}

export interface UploadView {
  state: 'uploading' | 'done' | 'failed';
  name: string;
  hint: string;
  percent?: number;
  /** What the button beside the name does: cancel, or remove. */
  buttonLabel?: string;
  progressLabel?: string;
}

export interface CaptchaView {
  state: 'working' | 'done' | 'failed';
  hint: string;
  retryLabel?: string;
}

/** What the form's markup asks of the part that comes late. */
export interface EngineHandle {
  change: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  blur: (event: React.FocusEvent<HTMLFormElement>) => void;
  submit: () => void;
  chooseFile: (file: File) => void;
  removeFile: () => void;
  retryCaptcha: () => void;
}

/** The texts of the form at rest. */
export interface FormLabels {
  form: string;
  subject: string;
  name: string;
  email: string;
  phone: string;
  message: string;
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
