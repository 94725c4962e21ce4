/** @jest-environment node */
import { codeOf, post, quiet, relay, secret, site, success } from '../../test/relay-backend';
import { sign } from '../webhook/revalidation';
import { answerCaptchaChallenge } from './captcha-challenge';
import { emptyValues } from './contact-values';
import { answerSetNewsMail } from './news-mail';
import { answerSendMail } from './send-mail';
import { answerTemplateMail } from './template-mail';
import { answerUploadFile } from './upload-file';

const message = {
  ...emptyValues,
  subject: 'Şaft',
  name: 'Ayşe',
  email: 'ayse@ornek.com.tr',
  message: 'Merhaba 👷🏽‍♀️',
  file: '',
};

const sendMail = (json: unknown, headers?: Record<string, string>) =>
  answerSendMail(post(JSON.stringify(json), headers));

test('a message is passed on with the contract’s fields, and the answer is returned', async () => {
  const submissionId = '3f9a2b54-1f0c-4a51-9e7e-0d7f0f4a9a11';
  const extra = { captcha: 'payload', language: 'en', submissionId, elapsedMs: 5000, website: '', isAdmin: true };
  expect(await sendMail({ ...message, ...extra })).toMatchObject(success);
  const [{ url, headers, body } = { url: '', headers: {}, body: Buffer.alloc(0) }] = relay.asked;
  expect(url).toBe('/api/SendMail');
  expect(JSON.parse(body.toString())).toEqual({ ...message, captcha: 'payload', language: 'en', submissionId });
  expect(headers['x-client-address']).toBe(`203.0.113.${relay.visitor}`);
  const timestamp = String(headers['x-timestamp']);
  expect(headers['x-signature']).toBe(sign(secret, timestamp, `203.0.113.${relay.visitor}`));
});

test("the backend's refusal is passed on, body, status and Retry-After", async () => {
  const body = '{"success":false,"code":"too_many_requests","message":"Biraz sonra"}';
  relay.reply = { status: 429, body, headers: { 'retry-after': '60' } };
  expect(await sendMail({ ...message, captcha: 'p' })).toEqual({ status: 429, body, retryAfter: '60' });
});

test.each([
  ['a cut connection', 'cut' as const],
  ['a page instead of an envelope', { status: 500, body: '<h1>500</h1>' }],
  ['other JSON', { status: 200, body: '{"ok":1}' }],
])('%s is "Sunucu erişim problemi!"', async (_what, given) => {
  quiet();
  relay.reply = given;
  const answer = await sendMail({ ...message, captcha: 'p' });
  expect(answer.status).toBe(502);
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, message: 'Sunucu erişim problemi!' });
});

test.each([
  ['a forged origin', message, { origin: 'https://evil.example' }, 403, 'forbidden_origin'],
  ['another content type', message, { 'content-type': 'text/plain' }, 415, 'content_type'],
  ['a list', [message], {}, 400, 'bad_request'],
  ['a missing field', { ...message, name: undefined }, {}, 400, 'validation'],
  ['another kind of value', { ...message, subject: { $gt: '' } }, {}, 400, 'validation'],
  ['a bad address', { ...message, email: 'a@b.co\r\nBcc: c@d.co' }, {}, 400, 'validation'],
  ['a filled trap', { ...message, website: 'https://spam.example' }, {}, 400, 'rejected'],
  ['a form filled in within a second', { ...message, elapsedMs: 900 }, {}, 400, 'too_fast'],
  ['a megabyte', { ...message, message: 'x'.repeat(1_000_000) }, {}, 413, 'body_too_large'],
])('%s is refused without a backend call', async (_what, json, headers, status, code) => {
  const answer = await sendMail(json, headers as Record<string, string>);
  expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  expect(relay.asked).toEqual([]);
});

test('errors are named by field, in the requested language', async () => {
  const answer = await sendMail({ language: 'en', email: 'x' });
  expect(JSON.parse(answer.body)).toMatchObject({
    message: 'The form could not be sent!',
    data: { fields: { subject: 'required', name: 'required', email: 'invalid_email', message: 'required' } },
  });
});

test('a body without a declared length is cut off at the limit', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(64 * 1024));
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
  const request = new Request(`${site}/api/SendMail`, {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { origin: site, 'content-type': 'application/json' },
  } as RequestInit);
  expect((await answerSendMail(request)).status).toBe(413);
  expect(relay.asked).toEqual([]);
});

test('without the captcha a visitor may send five messages in ten minutes, with it twenty', async () => {
  const unverified = [];
  for (let turn = 0; turn < 6; turn += 1) unverified.push((await sendMail(message)).status);
  expect(unverified).toEqual([200, 200, 200, 200, 200, 429]);
  const verified = [];
  for (let turn = 0; turn < 15; turn += 1) verified.push((await sendMail({ ...message, captcha: 'p' })).status);
  expect(verified.filter((status) => status === 200)).toHaveLength(14);
  expect(verified.at(-1)).toBe(429);
});

describe('uploads', () => {
  function upload(bytes: number, headers: Record<string, string> = {}): Request {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], '../../etc/passwd.pdf'));
    const body = new Response(form);
    return new Request(`${site}/api/UploadFile`, {
      method: 'POST',
      body: body.body,
      duplex: 'half',
      headers: {
        origin: site,
        'content-type': body.headers.get('content-type') ?? '',
        'x-visitor-address': `203.0.113.${relay.visitor}`,
        ...headers,
      },
    } as RequestInit);
  }

  test('a file reaches the backend unchanged, and its reference is returned', async () => {
    relay.reply = { status: 200, body: '{"success":true,"data":"upload-1"}' };
    expect(await answerUploadFile(upload(3 * 1024 * 1024))).toMatchObject(relay.reply);
    expect(relay.asked[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(relay.asked[0]?.body.byteLength).toBeGreaterThan(3 * 1024 * 1024);
  });

  test('a file beyond 10 MB is cut off on the way', async () => {
    expect(await answerUploadFile(upload(11 * 1024 * 1024))).toMatchObject({ status: 413 });
    const declared = await answerUploadFile(upload(1, { 'content-length': '12000000' }));
    expect([declared.status, codeOf(declared)]).toEqual([413, 'body_too_large']);
  });

  test('after the whole file is sent, the site waits ten seconds and not three minutes', async () => {
    quiet();
    relay.reply = 'nothing';
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const answer = answerUploadFile(upload(1024));
    while (relay.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    for (let second = 0; second < 10; second += 1) {
      await jest.advanceTimersByTimeAsync(1_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await answer).status).toBe(504);
    jest.useRealTimers();
  });

  test('a forged origin and a body that is not a form are refused', async () => {
    expect((await answerUploadFile(upload(1, { origin: 'https://evil.example' }))).status).toBe(403);
    expect((await answerUploadFile(upload(1, { 'content-type': 'application/pdf' }))).status).toBe(415);
    expect(relay.asked).toEqual([]);
  });
});

test('the newsletter passes on the site’s consent sentence, not the one in the request', async () => {
  const json = { email: ' ayse@ornek.com.tr ', language: 'en', consentText: 'anything' };
  expect(await answerSetNewsMail(post(JSON.stringify(json)))).toMatchObject(success);
  expect(JSON.parse(relay.asked[0]?.body.toString() ?? '')).toMatchObject({
    email: 'ayse@ornek.com.tr',
    language: 'en',
    consentText: expect.stringMatching(/^By subscribing I agree/),
    consentVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  const wrong = await answerSetNewsMail(post(JSON.stringify({ email: 'ayse@' })));
  expect(JSON.parse(wrong.body)).toMatchObject({ code: 'validation', data: { fields: { email: 'invalid_email' } } });
});

test('a challenge is passed on from the backend', async () => {
  relay.reply = { status: 200, body: '{"success":true,"data":{"parameters":{}}}' };
  const request = new Request(`${site}/api/CaptchaChallenge`, { headers: { 'sec-fetch-site': 'same-origin' } });
  expect(await answerCaptchaChallenge(request)).toMatchObject(relay.reply);
});

describe('the template mail', () => {
  afterEach(() => {
    delete process.env.TEMPLATE_MAIL_URL;
  });

  test('is off until it is configured', async () => {
    expect((await answerTemplateMail(post('{}'))).status).toBe(404);
  });

  test('passes on any object, and returns any JSON', async () => {
    process.env.TEMPLATE_MAIL_URL = `${process.env.BACKEND_URL}/send`;
    relay.reply = { status: 202, body: '{"queued":[1,2]}' };
    expect(await answerTemplateMail(post('{"template":"teklif","to":{"a":1}}'))).toEqual(relay.reply);
    expect(relay.asked[0]?.url).toBe('/send');
    expect(JSON.parse(relay.asked[0]?.body.toString() ?? '')).toEqual({ template: 'teklif', to: { a: 1 } });
    expect((await answerTemplateMail(post('[1]'))).status).toBe(400);
    relay.reply = { status: 500, body: '<h1>' };
    expect((await answerTemplateMail(post('{}'))).status).toBe(502);
  });
});
