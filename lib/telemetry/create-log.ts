import { format, stripVTControlCharacters } from 'node:util';

import pino, { type DestinationStream, type Logger } from 'pino';

import type { LogSettings } from './log-settings';
import { redact, redactText } from './redact';
import { Repeats } from './repeats';
import { standardOutput } from './standard-output.mjs';
import { textLine } from './text-line';

interface Parts {
  fields: Record<string, unknown>;
  text: string;
}

/** The parts of a call: `(fields, text)`, `(text, value)`, `(error)`, or `({ err, msg })`. */
function partsOf([first, ...rest]: unknown[]): Parts {
  const text = rest.length > 0 ? format(...rest) : undefined;
  if (first instanceof Error) return { fields: { err: first }, text: text ?? first.message };
  if (typeof first !== 'object' || first === null) return { fields: {}, text: format(first, ...rest) };
  const { msg, ...fields } = first as { msg?: unknown; err?: Error };
  return { fields, text: text ?? (typeof msg === 'string' ? msg : (fields.err?.message ?? '')) };
}

/** A message that names its request, as those of `BackendFailure` do. The log has a field for it. */
const namedRequest = / \(request ([\w.-]{8,64})\)/;

function tidied({ fields, text }: Parts): Parts {
  const [, requestId] = namedRequest.exec(text) ?? [];
  const plain = redactText(stripVTControlCharacters(text).replace(namedRequest, '').trim());
  return { fields: requestId === undefined ? fields : { requestId, ...fields }, text: plain };
}

/** What makes two events equal: all but their time, their request, and numbers in what they say. */
function keyOf({ fields: { requestId: _, err, ...others }, text }: Parts): string {
  const cause = err instanceof Error ? err.message.replace(namedRequest, '') : '';
  return `${text} ${cause} ${JSON.stringify(others)}`.replace(/\d+/g, '#').slice(0, 500);
}

interface Options {
  /** Of the process: `site` or `backend`. */
  name: string;
  settings: LogSettings;
  /** The request that causes the line, if one does. */
  requestId: () => string | undefined;
  /** Where lines go; the standard output unless given. */
  destination?: DestinationStream;
  /** For how long equal failures are counted, in milliseconds. */
  windowMs?: number;
}

/**
 * Makes the log of a process: one line an event, as JSON or as text, without secrets. A failure is logged once with its
 * cause, and then counted.
 */
export function createLog({ name, settings, requestId, destination, windowMs }: Options): Logger {
  const output = destination ?? standardOutput();
  const readable = { write: (line: string) => output.write(textLine(line)) };
  const repeats = new Repeats<Parts>(({ text }, count) => log.warn({ repeats: count }, `again: ${text}`), windowMs);
  const errorLevel = pino.levels.values.error ?? 50;
  const options: pino.LoggerOptions = {
    level: settings.level,
    base: { process: name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const id = requestId();
      return id === undefined ? {} : { requestId: id };
    },
    serializers: { err: (error: Error) => redact(pino.stdSerializers.err(error)) },
    formatters: {
      level: (level) => ({ level }),
      log: ({ err, ...fields }) => ({ ...(redact(fields) as object), ...(err === undefined ? {} : { err }) }),
    },
    hooks: {
      logMethod(args, method, level) {
        const parts = tidied(partsOf(args));
        if (level >= errorLevel && !repeats.admit(keyOf(parts), parts)) return;
        method.apply(this, [parts.fields, parts.text]);
      },
    },
  };
  const log = pino(options, settings.format === 'text' ? readable : output);
  return log;
}
