/**
 * `node bench/forms.mjs`: whether the contact form loses a message, measured on a scratch database, free ports and a
 * real SMTP server. 50 visitors fetch a captcha, solve it and send a message, again and again for two minutes. Then
 * every acknowledged message has to be in the database once, and mailed.
 *
 *   --seconds=N    how long (120)
 *   --visitors=N   how many at once (50)
 *   --pow-ms=N     how long a visitor's machine takes for the captcha (500); 0: as fast as the backend answers
 *   --kill         ends the backend with SIGKILL ten times meanwhile, and starts it again
 *   --smtp-down    starts the SMTP server only when the visitors are gone
 *
 * The proof of work is real but short (20 derivations at most), followed by a wait: visitors compute it on their own
 * machines, and here they share this one. Times are those of SendMail alone.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildBackend } from '../scripts/lib/build.mjs';
import { exitWithLine } from '../scripts/lib/exit-with-line.mjs';
import { startMailServer } from '../scripts/lib/mail-server.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { startBackend } from '../scripts/lib/services.mjs';
import { countMails, readMessages, untilAllMailed } from './forms-evidence.mjs';
import { visit } from './forms-visitor.mjs';

const KILLS = 10;

/** @param {string} name @param {number} fallback */
const option = (name, fallback) =>
  Number(process.argv.find((part) => part.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const seconds = option('seconds', 120);
const visitors = option('visitors', 50);
const powMs = option('pow-ms', 500);
const [isKilling, isMailDown] = ['--kill', '--smtp-down'].map((name) => process.argv.includes(name));

const data = await mkdtemp(path.join(os.tmpdir(), 'bench-forms-'));
const [port, mailPort] = [await freePort(), await freePort()];
const backendUrl = `http://127.0.0.1:${port}`;
const [database, mails] = [path.join(data, 'content.db'), path.join(data, 'mails')];
const secret = randomBytes(32).toString('hex');
const env = {
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  REVALIDATE_SECRET: secret,
  SITE_URL: 'http://127.0.0.1:9',
  DATABASE_URL: `file:${database}`,
  MEDIA_DIR: path.join(data, 'media'),
  UPLOAD_DIR: path.join(data, 'uploads'),
  SEED: 'none',
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  MAIL_FROM: 'web@site.example',
  MAIL_TO: 'iletisim@site.example',
  FORM_LIMIT_FACTOR: '1000000',
  CAPTCHA_ATTEMPTS: '20',
};

await buildBackend();
let backend = startBackend(port, env, '[backend]');
const isUp = () => waitFor(`${backendUrl}/api/CaptchaChallenge`, 60_000, backend);
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns {Promise<number>} how often the backend was killed */
async function killNowAndThen() {
  for (let count = 0; count < KILLS; count += 1) {
    await pause((seconds * 1000) / (KILLS + 1));
    backend.kill('SIGKILL');
    await new Promise((resolve) => backend.once('exit', resolve));
    backend = startBackend(port, env, '[backend]');
    await isUp();
  }
  return KILLS;
}

/** @type {Awaited<ReturnType<typeof startMailServer>> | undefined} */
let mailServer;
let problem = '';
try {
  await isUp();
  if (!isMailDown) mailServer = await startMailServer(mails, mailPort);

  const until = Date.now() + seconds * 1000;
  const work = Array.from({ length: visitors }, (_none, index) => visit({ backendUrl, secret, index, until, powMs }));
  const kills = isKilling ? await killNowAndThen() : 0;
  const sent = (await Promise.all(work)).flat();

  const times = sent.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => Math.round(times[Math.floor(times.length * share)] ?? NaN);
  const median = at(0.5);
  console.info(`visitors gone: ${sent.length} messages acknowledged, median ${median} ms; mailing what is left …`);

  mailServer ??= await startMailServer(mails, mailPort);
  const drainedIn = await untilAllMailed(database, 60 * 60_000);
  const rows = await readMessages(database);
  const copies = await countMails(mails);

  const acknowledged = sent.map(({ submissionId }) => submissionId);
  const figures = {
    'acknowledged messages': acknowledged.length,
    'a second': Math.round(acknowledged.length / seconds),
    'median (ms)': median,
    'p95 (ms)': at(0.95),
    'acknowledged and not in the database': acknowledged.filter((id) => !rows.has(id)).length,
    'in the database twice': [...rows.values()].filter((count) => count > 1).length,
    'kills of the backend': kills,
    'stored and not mailed': [...rows.keys()].filter((id) => !copies.has(id)).length,
    'mailed more than once, copies too many': [...copies.values()].reduce((sum, count) => sum + count - 1, 0),
    'all mailed after the last visitor (s)': drainedIn,
  };
  console.info(JSON.stringify(figures, null, 2));
  const isLost = figures['acknowledged and not in the database'] + figures['stored and not mailed'] > 0;
  const isTwice = figures['in the database twice'] > 0 || figures['mailed more than once, copies too many'] > kills;
  if (isLost || isTwice) problem = 'a message was lost, or kept or mailed too often';
} catch (error) {
  problem = error instanceof Error ? error.message : String(error);
} finally {
  await stop(backend);
  await mailServer?.close();
  await rm(data, { recursive: true, force: true });
}
if (problem) exitWithLine(problem);
