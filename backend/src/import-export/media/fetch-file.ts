import { lookup as resolve } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { BodyTooLarge, readAtMost } from '../../../../lib/http/bounded-body.mjs';
import { isPrivate } from './is-private';

export interface FetchLimits {
  /** Whether addresses of private networks may be asked. */
  allowPrivate: boolean;
  maxBytes: number;
  /** Milliseconds for the whole file. */
  timeoutMs: number;
}

const MAX_REDIRECTS = 3;

/** A host that has sent nothing in time. */
export class NoAnswer extends Error {}

/** Resolves a name and refuses what is not public. The connection is made to the address that was checked. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const found = addresses?.find(({ address }) => isPrivate(address));
    if (error) callback(error, '', 0);
    else if (found) callback(new Error(`${hostname} is ${found.address}, which is not public`), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};

function requireAllowed(url: URL, { allowPrivate }: FetchLimits): void {
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is not fetched`);
  if (url.username || url.password) throw new Error('an address with a password is not fetched');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A name that is an address is not looked up.
  if (!allowPrivate && isIP(host) && isPrivate(host)) throw new Error(`${host} is not public`);
}

async function readFile(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  try {
    return await readAtMost(answer, maxBytes);
  } catch (error) {
    if (error instanceof BodyTooLarge)
      throw new Error(`larger than ${Math.round(maxBytes / 1024 / 1024)} MB`, { cause: error });
    throw error;
  }
}

function open(url: URL, { allowPrivate }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const request = send(url, { signal, ...(!allowPrivate && { lookup: publicLookup }) }, done);
    request.on('error', fail);
    request.end();
  });
}

async function openInTime(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  try {
    return await open(url, limits, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new NoAnswer(`${url.host} did not answer within ${limits.timeoutMs / 1000} s`, { cause: error });
  }
}

/**
 * Fetches a file of the public internet. An export names the addresses, so they may be those of machines that only this
 * server reaches.
 *
 * @throws {NoAnswer} if nothing of it comes in time
 * @throws Error with one line if it is not there, not public, or too large
 */
export async function fetchFile(address: string, limits: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = new URL(address);
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    requireAllowed(url, limits);
    const answer = await openInTime(url, limits, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return readFile(answer, limits.maxBytes);
    answer.resume();
    if (statusCode < 300 || statusCode >= 400 || !headers.location) throw new Error(`status ${statusCode}`);
    url = new URL(headers.location, url);
  }
  throw new Error('too many redirects');
}
