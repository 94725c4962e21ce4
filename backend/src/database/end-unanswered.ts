import net from 'node:net';

/** In milliseconds. */
interface Limits {
  /** A connection on which nothing moves for so long is suspect. */
  silent: number;
  /** For how long a try waits for an answer. */
  answer: number;
}

/** With all tries, a statement to a machine that is gone fails after 30 seconds. */
const limits: Limits = { silent: 15_000, answer: 5_000 };
const TRIES = 3;

/**
 * PostgreSQL's SSLRequest: a server answers it at once, before it asks who is there. One with TLS logs that the handshake
 * did not follow, so it is sent for a statement that has waited long, and not for connections at rest.
 */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** What the operating system reports for a machine that is not there. All other errors come from the machine itself. */
const isAbsence = ({ code = '' }: NodeJS.ErrnoException) => /^E(?:HOST|NET)(?:UNREACH|DOWN)$|^ETIMEDOUT$/.test(code);

/** Whether the server at an address answers at all, even with a refusal. */
function doesAnswer(host: string, port: number, waitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port });
    const end = (isThere: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(isThere);
    };
    const timer = setTimeout(end, waitMs, false);
    socket.on('connect', () => socket.write(sslRequest));
    socket.on('data', () => end(true));
    socket.on('error', (error) => end(!isAbsence(error)));
    socket.on('close', () => end(true));
  });
}

async function isGone(stream: net.Socket, { answer }: Limits): Promise<boolean> {
  const { remoteAddress, remotePort, bytesRead } = stream;
  // A socket file belongs to this machine.
  if (remoteAddress === undefined || remotePort === undefined) return false;
  for (let time = 0; time < TRIES; time += 1) {
    const isThere = await doesAnswer(remoteAddress, remotePort, answer);
    if (isThere || stream.bytesRead > bytesRead || stream.destroyed) return false;
  }
  return true;
}

/**
 * Closes a connection whose server has disappeared without a word, so that its statement fails. The operating system
 * alone repeats what was sent for a quarter of an hour. A time limit for statements would also end long migrations; here
 * a statement may take any time while the server answers others.
 *
 * @param stream an open connection to PostgreSQL
 */
export function endUnanswered(stream: net.Socket, within: Limits = limits): void {
  let answered = stream.bytesWritten;
  // Before the driver, which sends the next statement as soon as it has read the answer.
  stream.prependListener('data', () => (answered = stream.bytesWritten));
  const check = async () => {
    const isAtRest = stream.bytesWritten === answered;
    if (!isAtRest && (await isGone(stream, within))) stream.destroy(new Error('PostgreSQL does not answer any more'));
    else stream.setTimeout(within.silent);
  };
  stream.on('timeout', () => void check());
  stream.setTimeout(within.silent);
}
