/** @jest-environment node */
import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';

import { runInWorker } from './worker-process';

jest.mock('node:child_process', () => ({ fork: jest.fn() }));

/** A process that answers nothing until it is told to. */
class Process extends EventEmitter {
  ids = new Map<string, number>();
  connected = true;
  channel = { unref: () => undefined };
  unref = () => undefined;
  kill = () => this.emit('exit');
  send({ id, job }: { id: number; job: { source: string } }) {
    this.ids.set(job.source, id);
  }
  answer(source: string) {
    this.emit('message', { id: this.ids.get(source), result: { source } });
  }
}

let child: Process;
beforeEach(() => jest.mocked(fork).mockImplementation(() => (child = new Process()) as never));

const make = (...sources: string[]) => sources.map((source) => runInWorker({ source } as never));

test('a picture that ends the process twice is served as it is; those behind it are tried again', async () => {
  const first = make('heavy.jpg', 'other.jpg');
  child.kill();
  expect(await Promise.all(first)).toEqual(['failed', 'failed']);
  const second = make('heavy.jpg', 'other.jpg');
  child.kill();
  expect(await Promise.all(second)).toEqual(['as-it-is', 'failed']);
  const third = make('other.jpg');
  child.answer('other.jpg');
  expect(await Promise.all(third)).toEqual([{ source: 'other.jpg' }]);
});

test('a picture that was made after its process was lost is no longer suspected', async () => {
  const lost = make('late.jpg');
  child.kill();
  await Promise.all(lost);
  const made = make('late.jpg');
  child.answer('late.jpg');
  await Promise.all(made);
  const again = make('late.jpg');
  child.kill();
  expect(await Promise.all(again)).toEqual(['failed']);
});
