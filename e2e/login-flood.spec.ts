import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { OwnBackend } from './support/own-backend';

/** How many attempts an address has, whatever names they have. */
const ofAddress = 60;
/** As many as may wait. */
const atOnce = 30;

interface Login {
  email: string;
  password: string;
  code?: string;
}

const invented = (code?: string): Login => ({
  email: `${randomUUID()}@kemerkaya.example`,
  password: 'a wrong password',
  code,
});

async function logIn({ url }: OwnBackend, login: Login, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(login),
  });
  const { errors } = (await response.json()) as { errors?: { data?: { code?: string } }[] };
  const problem = errors?.[0]?.data?.code;
  return { status: response.status, problem, cookies: response.headers.getSetCookie() };
}

// A backend of its own, since the address of all suites would have to wait.
test('a flood of logins is refused before it takes the processor, and known browsers get through', async () => {
  test.setTimeout(240_000);
  const backend = await OwnBackend.start();
  try {
    const { cookies } = await logIn(backend, backend.account);
    const [device = ''] = cookies.filter((cookie) => cookie.startsWith('known-device='));
    const known = { cookie: device.split(';')[0] ?? '', origin: backend.origin };

    const flood = Array.from({ length: 100 }, () => logIn(backend, invented()));
    await Promise.race(flood);
    expect((await logIn(backend, backend.account, known)).status).toBe(200);
    const answers = await Promise.all(flood);
    expect(answers.some(({ problem }) => problem === 'busy')).toBe(true);
    for (const { status, problem } of answers)
      expect([undefined, 'busy', 'too_often'].indexOf(problem)).toBe(status === 401 ? 0 : problem === 'busy' ? 1 : 2);

    // Those that were refused because too many waited are not counted.
    for (let count = 0; count < ofAddress; count += atOnce)
      await Promise.all(Array.from({ length: atOnce }, () => logIn(backend, invented())));
    const isRefused = ({ problem }: { problem?: string }) => problem === 'too_often';
    // A wait of some seconds may end here, on a machine with much other work, and lets one through.
    const late = await Promise.all(Array.from({ length: 10 }, () => logIn(backend, invented())));
    expect(late.filter(isRefused).length).toBeGreaterThanOrEqual(8);
    // A code does not lead past the wait. That nothing is hashed for it is shown by `throttle-login.test.ts`.
    let refused = 0;
    for (let count = 0; count < 40; count += 1) refused += Number(isRefused(await logIn(backend, invented('000000'))));
    expect(refused).toBeGreaterThanOrEqual(30);
    expect((await logIn(backend, backend.account, known)).status).toBe(200);
  } finally {
    await backend.end();
  }
});
