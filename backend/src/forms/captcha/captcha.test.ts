import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { checkSolution, makeChallenge } from './captcha';

const options = { secret: 's'.repeat(32), attempts: 4 };

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const solve = async (challenge: Challenge) =>
  encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });

describe('captcha', () => {
  it('accepts its own challenge when it is solved, and names it', async () => {
    const challenge = await makeChallenge(options);
    expect(await checkSolution(await solve(challenge), options)).toBe(challenge.signature);
    const almostOld = await solve(await makeChallenge(options, Date.now() - 9 * 60_000));
    await expect(checkSolution(almostOld, options)).resolves.toMatch(/^[0-9a-f]{64}$/);
  });

  it('distinguishes an expired one from a wrong one', async () => {
    const old = await solve(await makeChallenge(options, Date.now() - 11 * 60_000));
    await expect(checkSolution(old, options)).rejects.toMatchObject({ status: 400, code: 'captcha_expired' });
  });

  it('refuses a challenge that this backend did not sign, or that was changed or not solved', async () => {
    const challenge = await makeChallenge(options);
    const foreign = await solve(await makeChallenge({ ...options, secret: 'another'.repeat(8) }));
    const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } };
    const unsolved = encode({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } });
    for (const payload of [
      foreign,
      await solve(later),
      unsolved,
      'x',
      '',
      encode(null),
      encode({ challenge }),
      ...[undefined, 5, [...(challenge.signature ?? '')], { length: 64 }].map((signature) =>
        encode({ challenge: { ...challenge, signature }, solution: { counter: 1, derivedKey: '00' } }),
      ),
      'A'.repeat(9000),
    ]) {
      await expect(checkSolution(payload, options)).rejects.toMatchObject({ status: 400, code: 'captcha_invalid' });
    }
  });
});
