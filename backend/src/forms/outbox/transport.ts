import { connect } from 'node:net';
import nodemailer from 'nodemailer';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import { readRuntimeEnv } from '../../runtime-env';
import { processWide } from '../../process-wide';

const CONNECT_MS = 10_000;

/**
 * The way to the SMTP server: one connection, kept open while there is something to send. Nothing waits for ever, and
 * nothing is sent again behind the outbox's back.
 */
export function mailTransport() {
  return processWide('transport', () => makeTransport(readRuntimeEnv().forms.mail?.smtpUrl));
}

/** The pool is made by hand: `createTransport` reads an address, and then forgets every option that stands beside it. */
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
  // A text is a text: no path or address in a mail is ever opened.
  return nodemailer.createTransport(pool, { disableFileAccess: true, disableUrlAccess: true });
}

type OnSocket = (error: Error | null, options?: { connection: ReturnType<typeof connect> }) => void;

/**
 * A mail is written in several small parts. Without `noDelay` each waits until the other side has acknowledged the one
 * before, which it puts off for 40 ms. Where there is no connection to be had, the pool is left to find out by itself:
 * told of an error from here, it would hold the place of the connection for ever.
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
