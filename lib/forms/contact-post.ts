import 'server-only';

import { createHash } from 'node:crypto';

import { env } from '../env';
import { type Answer, readAnswer } from '../http/api-answer';
import { addressOfVisitor } from '../http/visitor-address';
import { type Language, translator } from '../i18n/languages';
import { commonNow } from '../instances/instances';
import { problemsOf } from './contact-schema';
import { type ContactValues, fieldNames, type FieldName, forEachField } from './contact-values';
import { fileReasonKey, isProblem, problemKeys, reasonKey } from './failure-texts';
import { refuseRequest } from './guard-request';
import type { ContactAnswer } from './page-answers';
import { maxTextBytes, readForm, type ReadForm } from './read-form';
import { honeypotName } from './robot-traps';
import { submitMessage } from './send-mail';
import { seeOther, serveContactPage } from './serve-page';
import { relayUpload } from './upload-file';
import { maxUploadBody, typeNames } from './upload-rules';

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** How long the same text from the same visitor counts as the same message, in milliseconds. */
const repeatMs = 10 * 60 * 1000;

/**
 * A form without script has no id of its own, because its page is cached for everybody. An id is made of its content,
 * so that a double click or a reload does not store the message twice, whichever instance gets the second one.
 */
function submissionIdOf(values: ContactValues, file: File | undefined, address: string, now: number): string {
  const content = [
    address,
    Math.floor(now / repeatMs),
    ...fieldNames.map((name) => values[name]),
    file?.name,
    file?.size,
  ];
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

async function upload(file: File, address: string, language: Language) {
  const form = new FormData();
  form.append('file', file, file.name);
  const { body, headers } = new Response(form);
  if (!body) throw new Error('a form without a body');
  return readAnswer(await relayUpload(body, headers.get('content-type') ?? '', address, language));
}

/**
 * POST /contact/send: the form without script. It is validated by the same schema and answered with the page itself,
 * with the messages in place and the typed values kept. Only the file has to be chosen again.
 */
export async function answerContactPost(request: Request, language: Language): Promise<Response> {
  const refused = await refuseRequest(request, { counted: 'message', types: formTypes, language });
  // A visitor who only sent too many requests gets the typed values back, so the form is read.
  const read: ReadForm =
    refused && refused.status !== 429
      ? { done: () => undefined }
      : await readForm(request, refused ? maxTextBytes : maxUploadBody(env().upload));
  try {
    return await answerForm(read, addressOfVisitor(request), language, refused);
  } finally {
    read.done();
  }
}

async function answerForm({ form, cut }: ReadForm, address: string, language: Language, refused?: Answer) {
  const t = translator(language);
  const rules = env().upload;
  const fileTexts = { size: String(rules.maxMegabytes), types: typeNames(rules) };
  const fail = (status: number, code: string | undefined, answer: ContactAnswer = {}) => {
    const key = reasonKey(code);
    const failure = { kind: 'failure' as const, text: t('formNotSent'), reason: key && t(key) };
    return serveContactPage({ status: failure, ...answer }, language, status);
  };

  const fileError = (code: string | undefined) => {
    const key = fileReasonKey(code);
    return [t('fileFailed'), key && t(key, fileTexts)].filter(Boolean).join(' ');
  };

  if (!form) return refused ? fail(refused.status, readAnswer(refused).code) : fail(400, 'bad_request');
  const values = forEachField((name) => text(form.get(name)));
  if (Object.values(values).join('').length > maxTextBytes) return fail(413, 'body_too_large');
  if (refused) return fail(refused.status, readAnswer(refused).code, { values });
  if (cut) {
    const [status, code] = cut === 'too-large' ? [413, 'file_too_large'] : [503, 'too_many_requests'];
    return serveContactPage({ values, errors: { file: fileError(code) } }, language, status);
  }
  const chosen = form.get('file');
  const file = chosen instanceof File && (chosen.size > 0 || chosen.name !== '') ? chosen : undefined;
  if (text(form.get(honeypotName))) return fail(400, 'rejected', { values });

  const problems = problemsOf(values);
  if (Object.keys(problems).length > 0) {
    const errors: ContactAnswer['errors'] = {};
    for (const [name, problem] of Object.entries(problems)) errors[name as FieldName] = t(problemKeys[problem]);
    if (file) errors.file = t('fileAgain');
    return serveContactPage({ values, errors }, language, 422);
  }

  let reference = '';
  if (file) {
    const { success, data, code } = await upload(file, address, language);
    if (!success || typeof data !== 'string') {
      return serveContactPage({ values, errors: { file: fileError(code) } }, language, 422);
    }
    reference = data;
  }

  const submissionId = submissionIdOf(values, file, address, commonNow());
  const answer = await submitMessage({ ...values, file: reference, submissionId }, language, address);
  const { success, code, data } = readAnswer(answer);
  if (success) return seeOther('/contact/sent', language);
  const { fields = {} } = (data ?? {}) as { fields?: Record<string, unknown> };
  const errors: ContactAnswer['errors'] = file ? { file: t('fileAgain') } : {};
  for (const name of fieldNames) {
    const problem = fields[name];
    if (isProblem(problem)) errors[name] = t(problemKeys[problem]);
  }
  return fail(answer.status, code, { values, errors });
}
