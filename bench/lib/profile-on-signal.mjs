/** Loaded into a process with `--import`: SIGUSR2 begins a profile of its processor time, a second one writes it. */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';

const file = process.env.PROFILE_FILE;
/** How often the stack is read; microseconds. */
const interval = 200;

/** @type {Session | undefined} */
let session;

function begin() {
  session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval });
  session.post('Profiler.start');
}

function end() {
  session?.post('Profiler.stop', (_error, { profile }) => writeFileSync(String(file), JSON.stringify(profile)));
  session?.disconnect();
  session = undefined;
}

if (file !== undefined) process.on('SIGUSR2', () => (session ? end() : begin()));
