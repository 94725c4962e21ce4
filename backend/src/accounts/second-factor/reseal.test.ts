import type { Payload } from 'payload';
import { readRuntimeEnv } from '../../runtime-env';
import { swapKept } from '../../database/swap-kept';
import { resealFactors } from './reseal';
import { seal, unseal } from './sealed';

jest.mock('../../runtime-env', () => ({ readRuntimeEnv: jest.fn() }));
jest.mock('../../database/swap-kept', () => ({ swapKept: jest.fn(() => Promise.resolve(true)) }));

const [first, second, third] = ['first', 'second', 'third'].map((name) => `${name}-secret-`.repeat(4)) as [
  string,
  string,
  string,
];

it('a second factor stays valid after two changes of the secret without a start between them', async () => {
  jest.mocked(readRuntimeEnv).mockReturnValue({ secret: third, formerSecrets: [second, first] } as never);
  const [info, error] = [jest.fn(), jest.fn()];
  const sealed = [first, second].map((secret, at) => seal(Buffer.from(`factor ${at}`), secret));
  const kv = {
    keys: () => Promise.resolve(['second-factor:0:0', 'second-factor:1:0']),
    get: (key: string) => Promise.resolve({ sealed: sealed[Number(key.split(':')[1])], recovery: [], step: 0 }),
  };
  await resealFactors({ kv, logger: { info, error } } as unknown as Payload);
  const opened = jest.mocked(swapKept).mock.calls.map(([, , , after]) => {
    return unseal((after as { sealed: string }).sealed, third).toString();
  });
  expect(opened).toEqual(['factor 0', 'factor 1']);
  expect(info).toHaveBeenCalledWith('second factors: 2 sealed with the new PAYLOAD_SECRET');
  expect(error).not.toHaveBeenCalled();
});
