import { parseEnvelope } from '../../../lib/backend/envelope.mjs';
import { isRecord } from '../../../lib/sections/parse-section';
import type { Check, Permissions } from '../check';
import type { Answer, Host } from '../host';
import { problemOf } from '../read';
import { missing, skipped, type Verdict, wrongIf } from '../verdict';

/** The smallest PDF that programs accept as one. */
const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const message = {
  subject: 'Conformance check',
  name: 'Conformance check',
  email: 'conformance@example.com',
  phone: '',
  message: 'This message was sent by the conformance suite. It can be deleted.',
  file: '',
};

const json = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function upload(): RequestInit {
  const body = new FormData();
  body.set('file', new File([pdf], 'conformance.pdf', { type: 'application/pdf' }));
  return { body };
}

/** A check that sends something. */
const sending = (check: Omit<Check, 'run'>, run: (host: Host) => Promise<Verdict>): Check => ({
  ...check,
  run: async (host, { forms }: Permissions) => (forms ? run(host) : skipped('sends something: needs --forms')),
});

const needsCaptcha = ({ text }: Answer) => /captcha/i.test(text);

export const formChecks: Check[] = [
  {
    id: 'captcha.challenge',
    call: 'CaptchaChallenge',
    holds: 'answers with an ALTCHA challenge',
    otherwise: 'messages are sent without a proof of work',
    run: async (host) => {
      const answer = await host.get('CaptchaChallenge');
      if (answer.reading.kind === 'none') return missing();
      if (answer.reading.kind !== 'data') return wrongIf([problemOf(answer, host)]);
      return wrongIf(isRecord(answer.reading.data) ? [] : ['expected an object']);
    },
  },
  sending(
    {
      id: 'forms.validation',
      call: 'SendMail',
      holds: 'a message without a mail address is refused with 400, code validation and the field',
      otherwise: 'the visitor is not told which field is wrong',
    },
    async (host) => {
      const answer = await host.post('SendMail', json({ ...message, email: 'no address' }));
      const envelope = parseEnvelope(answer.text) as { success: boolean; code?: unknown; data?: unknown } | undefined;
      if (needsCaptcha(answer)) return skipped('the host wants a solved challenge first');
      if (!envelope) return wrongIf([problemOf(answer, host)]);
      const fields = isRecord(envelope.data) && isRecord(envelope.data.fields) ? envelope.data.fields : {};
      return wrongIf([
        ...(envelope.success ? ['it is accepted'] : []),
        ...(answer.status === 400 && envelope.code === 'validation'
          ? []
          : [`status ${answer.status}, code ${String(envelope.code)}`]),
        ...(fields.email === undefined ? ['data.fields.email is missing'] : []),
      ]);
    },
  ),
  sending(
    {
      id: 'forms.message',
      call: 'SendMail',
      holds: 'a message is accepted with success: true',
      otherwise: 'the contact form says that the server cannot be reached',
    },
    async (host) => {
      const answer = await host.post('SendMail', json(message));
      if (needsCaptcha(answer)) return skipped('the host wants a solved challenge first');
      return wrongIf(
        parseEnvelope(answer.text)?.success ? [] : [`${problemOf(answer, host)}: ${answer.text.slice(0, 120)}`],
      );
    },
  ),
  sending(
    {
      id: 'forms.upload',
      call: 'UploadFile',
      holds: 'a PDF is accepted, and its reference is a text',
      otherwise: 'messages cannot have a file',
    },
    async (host) => {
      const answer = await host.post('UploadFile', upload());
      const reference = answer.reading.kind === 'data' ? answer.reading.data : undefined;
      return wrongIf(typeof reference === 'string' ? [] : [`${problemOf(answer, host)}: ${answer.text.slice(0, 120)}`]);
    },
  ),
  sending(
    {
      id: 'newsletter.token',
      call: 'ConfirmNewsMail',
      holds: 'an unknown token is refused with 400 token_invalid',
      otherwise: 'without newsletter calls, the site shows no newsletter form that works',
    },
    async (host) => {
      const answer = await host.get('ConfirmNewsMail', { token: 'conformance-no-such-token' });
      if (answer.reading.kind === 'none' && answer.status === 404) return missing();
      const { code } = (parseEnvelope(answer.text) ?? {}) as { code?: unknown };
      return wrongIf(
        answer.status === 400 && code === 'token_invalid' ? [] : [`status ${answer.status}, code ${String(code)}`],
      );
    },
  ),
];

export const editChecks: Check[] = [
  {
    id: 'editing.session',
    call: 'EditPage',
    holds: 'the editing calls refuse those who have no session, with 401 session_expired',
    otherwise: 'without editing calls there is no edit mode; open to everybody, drafts are public',
    run: async (host) => {
      const answer = await host.get('EditPage', { pageKey: 'homepage' });
      if (answer.status === 404) return missing();
      const { code } = (parseEnvelope(answer.text) ?? {}) as { code?: unknown };
      return wrongIf(
        answer.status === 401 && code === 'session_expired' ? [] : [`status ${answer.status}, code ${String(code)}`],
      );
    },
  },
];
