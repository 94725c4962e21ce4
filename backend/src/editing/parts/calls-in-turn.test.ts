import type { PayloadRequest, SanitizedConfig } from 'payload';
import { withPartTurns } from './calls-in-turn';
import { onPart } from './read-part';

const later = () => new Promise((resolve) => setTimeout(resolve, 1));

let stored: string;

/** Reads a part and writes the whole of it later, as Payload does. */
async function write(added: string): Promise<Response> {
  const read = stored;
  await later();
  stored = read + added;
  return Response.json({ result: stored });
}

const request = (user: object | null = { id: 1 }) =>
  ({ user, payload: { db: { name: 'sqlite' } } }) as unknown as PayloadRequest;

const saveForm = (req: PayloadRequest) => {
  const endpoints = [
    { method: 'get', path: '/', handler: () => Response.json({ result: stored }) },
    { method: 'post', path: '/', handler: () => write('form ') },
  ];
  const config = withPartTurns({ globals: [{ slug: 'footer', endpoints }] } as unknown as SanitizedConfig);
  const [footer] = config.globals;
  const form = (footer?.endpoints || []).find(({ method, path }) => method === 'post' && path === '/');
  return Promise.resolve(form?.handler(req));
};

beforeEach(() => {
  stored = '';
});

test('the form of a part and an edit that is saved at the same moment lose nothing of each other', async () => {
  const edit = onPart(request(), 'footer', () => write('edit '));
  await Promise.all([edit, saveForm(request()), saveForm(request())]);
  expect(stored).toBe('edit form form ');
});

test('a call without an account does not wait for a part', async () => {
  let isSaved = false;
  const edit = onPart(request(), 'footer', async () => {
    for (let step = 0; step < 10; step += 1) await later();
    isSaved = true;
  });
  await saveForm(request(null));
  expect(isSaved).toBe(false);
  await edit;
});
