import { type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';

/** A process that ends when the test says so. */
export class FakeChild extends EventEmitter {
  static lastPid = 0;
  pid = ++FakeChild.lastPid;
  exitCode: number | null = null;
  signalCode: string | null = null;

  end(code: number | null, signal: string | null = null) {
    this.exitCode = code;
    this.signalCode = signal;
    this.emit('exit', code, signal);
  }

  /** Ends at once, as by SIGKILL. */
  kill(signal: string) {
    this.end(null, signal);
  }
}

export const asChild = (fake: FakeChild) => fake as unknown as ChildProcess;
