/** @jest-environment node */
import { freePort } from '../processes.mjs';
import { HeldSocket } from './held-socket.mjs';

const accepts = 'accepts a name or an address of this machine';

test.each([
  ['PORT', 'HOST', 'no.such.host.invalid'],
  ['BACKEND_PORT', 'BACKEND_HOST', 'no.such.host.invalid'],
  // For documentation: no machine has it.
  ['PORT', 'HOST', '192.0.2.1'],
  ['BACKEND_PORT', 'BACKEND_HOST', '192.0.2.1'],
])('where %s is to be opened at an address that is not there, %s is named: %s', async (port, name, host) => {
  const socket = new HeldSocket(port, await freePort(), host);
  await expect(socket.fd()).rejects.toThrow(`${name}: got "${host}", ${accepts}`);
});

test('an address of this machine is held until it is released', async () => {
  const socket = new HeldSocket('PORT', await freePort(), 'localhost');
  expect(await socket.fd()).toEqual(expect.any(Number));
  socket.release();
});
