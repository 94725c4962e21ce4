import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { SMTPServer } from 'smtp-server';

/**
 * A real SMTP server for tests and benches: it accepts everything and keeps each mail as a file.
 *
 * @param {string} folder where the mails go, one `.eml` each, complete as soon as it has that name
 * @param {number} port
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function startMailServer(folder, port) {
  await mkdir(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      /** @type {Buffer[]} */
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const name = path.join(folder, `${Date.now()}-${process.pid}-${(count += 1)}`);
        const recipients = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        const mail = Buffer.concat([Buffer.from(`X-Envelope-To: ${recipients}\r\n`), ...chunks]);
        // Renamed when it is complete, so that nobody reads half a mail. The mail is accepted only after that.
        writeFile(`${name}.part`, mail)
          .then(() => rename(`${name}.part`, `${name}.eml`))
          .then(() => done(), done);
      });
    },
  });
  // A client that is killed half way is part of the tests.
  server.on('error', () => undefined);
  await new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}
