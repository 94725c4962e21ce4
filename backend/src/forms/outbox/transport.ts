import { connect } from 'node:net';
import nodemailer from 'nodemailer';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import { readRuntimeEnv } from '../../runtime-env';
import { processWide } from '../../process-wide';

const CONNECT_MS = 10_000;

/**
 * The connection to the SMTP server, kept open while there is something to send. All waits have limits, and nothing is
 * retried without the outbox.
 */
export function mailTransport() {
  return processWide('transport', () => makeTransport(readRuntimeEnv().forms.mail?.smtpUrl));
}

/** The pool is created directly: `createTransport` with an address ignores all options beside it. */
export function makeTransport(url: string | undefined) {
  const pool = new SMTPPool({
    url,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    getSocket: openSocket,
  } as SMTPPool.Options);
  // Texts are texts: no path or address in a mail is opened.
  return nodemailer.createTransport(pool, { disableFileAccess: true, disableUrlAccess: true });
}

type OnSocket = (error: Error | null, options?: { connection: ReturnType<typeof connect> }) => void;

/**
 * A mail is written in several small parts. Without `noDelay` each waits for the acknowledgement of the one before,
 * which is delayed by 40 ms. Without a connection the pool must find out itself: if it gets an error from here, it
 * never frees the connection's place.
 */
function openSocket({ host = 'localhost', port, secure }: SMTPPool.Options, done: OnSocket): void {
  const socket = connect({ host, port: Number(port ?? (secure ? 465 : 587)), noDelay: true, timeout: CONNECT_MS });
  const fail = () => done(null);
  socket.once('error', fail);
  socket.once('timeout', () => socket.destroy(new Error('the connection timed out')));
  socket.once('connect', () => {
    socket.removeAllListeners('timeout').off('error', fail).setTimeout(0);
    done(null, { connection: socket });
  });
}
