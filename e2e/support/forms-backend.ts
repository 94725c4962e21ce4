import { createHmac, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';

import { adminToken, backendEnv, backendUrl, revalidateSecret } from './stack';

// The library is the backend's own dependency.
const require = createRequire(path.join(import.meta.dirname, '../../backend/package.json'));
const { solveChallenge } = require('altcha-lib') as {
  solveChallenge: (options: object) => Promise<unknown>;
};
const { deriveKey } = require('altcha-lib/algorithms/pbkdf2') as { deriveKey: unknown };

export interface Answer {
  status: number;
  headers: Headers;
  body: { success: boolean; data?: unknown; message?: string; code?: string };
}

/** The site's headers for a visitor. Each test is a visitor of its own, as limits count addresses. */
export function signedHeaders(address: string): Record<string, string> {
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', revalidateSecret).update(`${timestamp}.${address}`).digest('hex');
  return { 'x-client-address': address, 'x-timestamp': timestamp, 'x-signature': `sha256=${signature}` };
}

/** An address nobody else has. */
export const newAddress = (): string => `visitor-${randomUUID()}`;

/** Speaks to the backend as the site does. */
export async function call(name: string, init: RequestInit = {}, address = newAddress()): Promise<Answer> {
  const headers = { ...signedHeaders(address), ...(init.headers as Record<string, string> | undefined) };
  const response = await fetch(`${backendUrl}/api/${name}`, { ...init, headers });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

export function post(name: string, body: unknown, address?: string): Promise<Answer> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return call(name, init, address);
}

export function upload(bytes: Buffer, fileName: string, address?: string): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), fileName);
  return call('UploadFile', { method: 'POST', body: form }, address);
}

/** Fetches a captcha and solves it, as the widget in the browser does. */
export async function solvedCaptcha(): Promise<string> {
  const challenge = (await call('CaptchaChallenge')).body.data;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A complete message; the subject is how a test finds its own again. */
export function newMessage(changes: Record<string, unknown> = {}) {
  return {
    subject: `Teklif ${randomUUID()}`,
    name: 'Ayşe Yılmaz',
    email: 'ayse@example.com',
    phone: '+90 232 000 00 00',
    message: 'Merhaba,\nbir teklif rica ederiz.',
    file: '',
    submissionId: randomUUID(),
    ...changes,
  };
}

const asAdministrator = { authorization: `JWT ${adminToken}`, 'content-type': 'application/json' };

/** A proof of identity is good for ten minutes, and a run of all suites is longer. */
const proofMs = 9 * 60_000;
let provedAt = 0;

async function proveIdentity(): Promise<void> {
  if (Date.now() - provedAt < proofMs) return;
  const body = JSON.stringify({ password: backendEnv.ADMIN_PASSWORD });
  const url = `${backendUrl}/api/users/confirm-identity`;
  const response = await fetch(url, { method: 'POST', headers: asAdministrator, body });
  if (!response.ok) throw new Error(`the administrator's identity: ${response.status} ${await response.text()}`);
  provedAt = Date.now();
}

/** Works on the inbox as the administrator does, and on accounts, for which a proof of identity is asked. */
export async function asAdmin(path: string, method = 'GET', data?: unknown): Promise<Response> {
  if (path.startsWith('users') && method !== 'GET') await proveIdentity();
  const body = data === undefined ? undefined : JSON.stringify(data);
  return fetch(`${backendUrl}/api/${path}`, { method, headers: asAdministrator, body });
}

export type Stored = Record<string, unknown> & { id: number; attachment?: { id: number } | null };

/** What the backend keeps, as an administrator sees it. */
export async function stored(slug: string, field: string, value: string): Promise<Stored[]> {
  const response = await asAdmin(`${slug}?where[${field}][equals]=${encodeURIComponent(value)}`);
  return ((await response.json()) as { docs: Stored[] }).docs;
}
