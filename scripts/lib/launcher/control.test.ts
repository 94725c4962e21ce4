/** @jest-environment node */
import { EventEmitter } from 'node:events';
import http from 'node:http';

import { freePort } from '../processes.mjs';
import { sendCommand } from './control.mjs';

afterEach(() => jest.restoreAllMocks());

/** Root may open every socket, so what other users get is simulated. */
function failWith(code: string, message: string): void {
  const sent = Object.assign(new EventEmitter(), {
    end: () => void sent.emit('error', Object.assign(new Error(message), { code })),
  });
  jest.spyOn(http, 'request').mockReturnValue(sent as unknown as http.ClientRequest);
}

test('where no launcher runs, a command says how to start one', async () => {
  const port = await freePort();
  await expect(sendCommand(port, 'status')).rejects.toThrow(`nothing runs on port ${port} here: npm start starts it`);
  failWith('ECONNREFUSED', 'connect ECONNREFUSED');
  await expect(sendCommand(3000, 'status')).rejects.toThrow('nothing runs on port 3000 here: npm start starts it');
});

test('a launcher of another user is not said to be away', async () => {
  failWith('EACCES', 'connect EACCES');
  await expect(sendCommand(3000, 'status')).rejects.toThrow(
    'the launcher of port 3000 takes commands of its own user only: run this as that user',
  );
});

test('a command that is broken off says what happened', async () => {
  failWith('ECONNRESET', 'socket hang up');
  await expect(sendCommand(3000, 'status')).rejects.toThrow('the launcher of port 3000 did not answer: socket hang up');
});
