import { contractFormPaths, contractPaths } from '../../../lib/backend/calls.mjs';
import type { SectionDefinition } from '../../../lib/sections/define-section';
import { contentSchemas } from './content-schema';
import { object, reference, type Schema, text } from './json-schema';

type Operation = Record<string, unknown>;

const json = (schema: Schema) => ({ 'application/json': { schema } });

const envelope = (data: Schema, more: Record<string, Schema> = {}): Schema =>
  object({ success: { const: true }, data, ...more }, ['success', 'data']);

const parts = {
  total: { type: 'integer', minimum: 0, description: 'The entries of the whole list.' },
  next: { ...text, maxLength: 500, description: 'The cursor of the next part; left out in the last one.' },
};

const refused = (description: string) => ({ description, content: json(reference('refusal')) });

const parameter = (name: string, schema: Schema, required = false) => ({ name, in: 'query', required, schema });

const between = (minimum: number, maximum?: number): Schema => ({
  type: 'integer',
  minimum,
  ...(maximum && { maximum }),
});

const read = (summary: string, data: Schema, parameters: object[] = [], responses: object = {}): Operation => ({
  get: {
    summary,
    ...(parameters.length > 0 && { parameters }),
    responses: { 200: { description: 'the data', content: json(data) }, ...responses },
  },
});

const send = (summary: string, content: object, data: Schema, refusals: object): Operation => ({
  post: {
    summary,
    requestBody: { required: true, content },
    responses: { 200: { description: 'accepted', content: json(data) }, ...refusals },
  },
});

const accepted = object({ success: { const: true } }, ['success']);
const invalid = { 400: refused('code validation, and data.fields with the problem of each field') };
const limited = { 429: refused('code too_many_requests, with retry-after in seconds') };
const token = parameter('token', text, true);
const badToken = { 400: refused('code token_invalid'), 410: refused('code token_expired') };

const message = object(
  Object.fromEntries(
    ['subject', 'name', 'email', 'phone', 'message', 'file', 'language', 'submissionId', 'captcha'].map((name) => [
      name,
      text,
    ]),
  ),
  ['subject', 'name', 'email', 'message'],
);

const subscription = object({ email: text, language: text, consentText: text, consentVersion: text }, ['email']);

const upload = {
  'multipart/form-data': {
    schema: object({ file: { ...text, contentMediaType: 'application/octet-stream' } }, ['file']),
  },
};

const operations: Record<string, Operation> = {
  GetApplicationModel: read('Header, footer, languages', envelope(reference('applicationModel'))),
  GetPageData: read('A page in all languages', envelope(reference('page')), [parameter('pageKey', text, true)], {
    404: refused('there is no such page'),
  }),
  GetCategoryPages: read(
    'The pages of a list; with limit and offset, a part of them',
    envelope(reference('pages'), { total: parts.total }),
    [
      parameter('category', { ...text, maxLength: 100 }, true),
      parameter('limit', between(1, 100)),
      parameter('offset', between(0)),
    ],
    { 400: refused('there is no such list') },
  ),
  GetPageKeys: read(
    'Optional. All public pages; with limit and cursor, a part of them',
    envelope(reference('pageKeys'), parts),
    [parameter('limit', between(1, 1000)), parameter('cursor', { ...text, maxLength: 500 })],
    { 400: refused('there is no such cursor') },
  ),
  GetRedirects: read('Optional. Where old addresses lead to', envelope(reference('redirects'))),
  SearchPages: read('Optional. Public pages that match a text, best first', envelope(reference('searchResults')), [
    parameter('query', { ...text, maxLength: 200 }, true),
    parameter('language', text),
    parameter('limit', between(1, 50)),
    parameter('offset', between(0)),
  ]),
  CaptchaChallenge: read('Optional. An ALTCHA challenge', envelope({ type: 'object' })),
  UploadFile: send('One file of a visitor; answers its reference', upload, envelope(text), {
    ...invalid,
    ...limited,
    413: refused('code file_too_large'),
    415: refused('code file_type'),
  }),
  SendMail: send('A message of the contact form', json(message), accepted, { ...invalid, ...limited }),
  SetNewsMail: send('Optional. Asks for the consent of an address', json(subscription), accepted, {
    ...invalid,
    ...limited,
  }),
  ConfirmNewsMail: read('Optional. Confirms a subscription', accepted, [token], badToken),
  UnsubscribeNewsMail: {
    post: {
      summary: 'Optional. Ends a subscription',
      parameters: [token],
      responses: { 200: { description: 'ended', content: json(accepted) }, ...badToken },
    },
  },
};

/** References of a JSON Schema, as OpenAPI has them. */
const withComponents = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('#/$defs/', '#/components/schemas/'));

/** The calls of the contract as an OpenAPI 3.1 document. The editing calls are described in docs/editing-calls.md. */
export function openApi(definitions: readonly SectionDefinition[]): Schema {
  const paths = { ...contractPaths, ...contractFormPaths };
  const named = Object.entries(paths).map(([call, path]) => {
    const methods = Object.entries(operations[call] ?? {});
    const described = methods.map(([method, operation]) => [method, { operationId: call, ...(operation as object) }]);
    return [`/api/${path}`, Object.fromEntries(described)];
  });
  return withComponents({
    openapi: '3.1.0',
    info: {
      title: 'The content contract',
      version: '1.0.0',
      description: 'What a site asks of its backend (docs/contract.md). Generated; do not edit.',
    },
    servers: [{ url: 'http://127.0.0.1:3001' }],
    paths: Object.fromEntries(named),
    components: { schemas: contentSchemas(definitions) },
  }) as Schema;
}
