import { maxBytesOf, readTimeoutMs } from '../../lib/backend/bounds';
import { callPaths, formCallPaths } from '../../lib/backend/calls.mjs';
import { readEnvelope, type Reading } from '../../lib/backend/envelope.mjs';
import { readAtMost } from '../../lib/http/bounded-body.mjs';
import { withDeadline } from '../../lib/http/with-deadline';

/** One answer of the host, or why there was none. */
export interface Answer {
  /** The call with its parameters, for reports. */
  name: string;
  /** The call's path, without parameters. */
  call: string;
  /** 0 without an answer. */
  status: number;
  headers: Headers;
  text: string;
  /** What the site reads in it. */
  reading: Reading;
  /** Milliseconds to the last byte. */
  ms: number;
  /** Whether it is UTF-8. */
  isUtf8: boolean;
  /** Why there is no answer. */
  failure?: 'slow' | 'large' | 'no connection';
}

export interface HostOptions {
  /** The host's origin, as in `BACKEND_URL`. */
  url: string;
  /** Milliseconds for an answer. Default: the site's own limit. */
  timeoutMs?: number;
  /** Further origins that media may come from, as in `MEDIA_ORIGINS`. */
  mediaOrigins?: readonly string[];
  /** The clock that measures answers, in milliseconds; tests have their own. */
  now?: () => number;
}

/** As the site of this checkout asks for them (`custom/calls.mjs`); other calls are below their names. */
const paths: Readonly<Record<string, string | undefined>> = { ...callPaths, ...formCallPaths };

type Query = Readonly<Record<string, string>>;

const failureOf = (error: unknown): NonNullable<Answer['failure']> => {
  const name = (error as Error | undefined)?.name;
  return name === 'TimeoutError' ? 'slow' : name === 'BodyTooLarge' ? 'large' : 'no connection';
};

/** The text of an answer, and whether its bytes are UTF-8. */
function decode(bytes: Uint8Array): { text: string; isUtf8: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isUtf8: true };
  } catch {
    return { text: new TextDecoder().decode(bytes), isUtf8: false };
  }
}

/**
 * A host that is checked. Requests have the site's limits; answers are kept, and the same request is sent only once.
 */
export class Host {
  readonly url: string;
  readonly mediaOrigins: readonly string[];
  readonly timeoutMs: number;
  /** Every answer to a GET call so far. */
  readonly answers: Answer[] = [];
  private readonly now: () => number;
  private readonly asked = new Map<string, Promise<Answer>>();

  constructor({ url, timeoutMs = readTimeoutMs, mediaOrigins = [], now = () => performance.now() }: HostOptions) {
    this.url = new URL(url).origin;
    this.timeoutMs = timeoutMs;
    this.mediaOrigins = mediaOrigins;
    this.now = now;
  }

  /** The answer to a GET call. A repeated call gets the kept answer. */
  get(call: string, query: Query = {}): Promise<Answer> {
    const parameters = new URLSearchParams(query).toString();
    const name = parameters ? `${call}?${parameters}` : call;
    const known = this.asked.get(name);
    if (known) return known;
    const answer = this.getAgain(call, query);
    this.asked.set(name, answer);
    return answer;
  }

  /** The same, sent anew each time. */
  async getAgain(call: string, query: Query = {}): Promise<Answer> {
    const answer = await this.send(call, new URLSearchParams(query).toString(), {});
    this.answers.push(answer);
    return answer;
  }

  /** Sends something; only for what the caller has allowed. */
  post(call: string, init: RequestInit): Promise<Answer> {
    return this.send(call, '', { method: 'POST', ...init });
  }

  /** A file of the host, or of another origin. */
  file(address: string, headers: Record<string, string> = {}): Promise<Response> {
    return withDeadline(this.timeoutMs, (signal) =>
      fetch(new URL(address, this.url), { headers, signal, redirect: 'manual' }),
    );
  }

  private async send(call: string, parameters: string, init: RequestInit): Promise<Answer> {
    const query = parameters && `?${parameters}`;
    const name = call + query;
    const path = paths[call] ?? call;
    const started = this.now();
    const about = () => ({ name, call, ms: Math.round(this.now() - started) });
    try {
      const { status, headers, bytes } = await withDeadline(this.timeoutMs, async (signal) => {
        const response = await fetch(`${this.url}/api/${path}${query}`, {
          ...init,
          headers: { accept: 'application/json', 'x-request-id': 'conformance-check', ...init.headers },
          redirect: 'manual',
          signal,
        });
        const body = await readAtMost(response.body, maxBytesOf(path));
        return { status: response.status, headers: response.headers, bytes: body };
      });
      const { text, isUtf8 } = decode(bytes);
      return { ...about(), status, headers, text, isUtf8, reading: readEnvelope(status, text) };
    } catch (error) {
      const failure = failureOf(error);
      const reading = { kind: 'failure', reason: failure } as const;
      return { ...about(), status: 0, headers: new Headers(), text: '', isUtf8: true, reading, failure };
    }
  }
}
