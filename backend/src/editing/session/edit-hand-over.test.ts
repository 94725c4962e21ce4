import type { PayloadRequest } from 'payload';
import { editHandOver } from './edit-hand-over';

jest.mock('../trail/note-refusal', () => ({ noteRefusal: jest.fn() }));

const before = { ...process.env };
beforeEach(() => {
  process.env.SITE_URL = 'https://site.example';
});
afterEach(() => {
  process.env = { ...before };
});

const state = 's'.repeat(32);

/** What the backend answers, to a person unless told otherwise. */
async function ask(query: Record<string, string>, user: object | null, accept = 'text/html,*/*;q=0.8') {
  const req = {
    headers: new Headers({ accept }),
    searchParams: new URLSearchParams(query),
    user,
    payload: { db: { name: 'sqlite' }, logger: { warn: () => undefined } },
  };
  return (editHandOver.handler as (req: PayloadRequest) => Promise<Response>)(req as unknown as PayloadRequest);
}

const editor = { id: 1, role: 'editor', collection: 'users' };
const atSite = (query: string) => `https://site.example/api/edit/enter?${query}`;

it('leads an editor back to the site with a code', async () => {
  const { status, headers } = await ask({ returnTo: '/about', state }, editor);
  expect(status).toBe(302);
  expect(headers.get('location')).toMatch(/^https:\/\/site\.example\/api\/edit\/enter\?code=[\w-]+&returnTo=%2Fabout/);
});

it('leads a person whose account may not edit to the site, which says so', async () => {
  const { status, headers } = await ask({ returnTo: '/about', state }, { ...editor, role: null });
  expect([status, headers.get('location')]).toEqual([302, atSite('refused=role&returnTo=%2Fabout')]);
});

it.each([{ returnTo: 'https://evil.example', state }, { returnTo: '/' }, {}])(
  'leads a person with the wrong request %j to the site alone',
  async (query) => {
    const { status, headers } = await ask(query as Record<string, string>, editor);
    expect([status, headers.get('location')]).toEqual([302, atSite('refused=malformed&returnTo=%2F')]);
  },
);

it('tells a program in an envelope, and a person without a site too', async () => {
  expect((await ask({}, editor, '*/*')).status).toBe(400);
  delete process.env.SITE_URL;
  const answer = await ask({ returnTo: '/', state }, editor);
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'bad_request' })]);
});
