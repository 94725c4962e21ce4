import { parseArgs } from 'node:util';

import { Host } from './host';
import { printReport } from './print';
import { checkHost } from './run';

const usage = `Checks whether a host keeps the content contract of the site (docs/contract.md).

  --url https://host         the host, as in BACKEND_URL
  --forms                    also send a message and a file
  --media-origin ORIGIN      a further origin of media, as in MEDIA_ORIGINS; may be repeated
  --timeout MS               the time for an answer; default 3000, as the site has it
  --json                     print the report as JSON

Ends with 0 if the contract is kept, with 1 if not, and with 2 if it was not checked.`;

const options = {
  url: { type: 'string' },
  forms: { type: 'boolean', default: false },
  'media-origin': { type: 'string', multiple: true },
  timeout: { type: 'string', default: '3000' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** A wrong argument. */
class UsageError extends Error {}

function readArguments(args: string[]) {
  const { values } = parseArgs({ args, options });
  const { url, timeout } = values;
  const isHttp = url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (!values.help && !isHttp) throw new UsageError('--url: expected an address such as https://cms.example.com');
  if (!/^[1-9]\d{1,5}$/.test(timeout)) throw new UsageError('--timeout: expected milliseconds');
  return { ...values, url: url ?? '', timeoutMs: Number(timeout) };
}

/**
 * The program.
 *
 * @param args what stands behind its name
 * @param print gets what it prints
 * @returns its exit status
 */
export async function main(args: string[], print: (text: string) => void): Promise<0 | 1 | 2> {
  try {
    const { help, url, timeoutMs, forms, json, 'media-origin': mediaOrigins = [] } = readArguments(args);
    if (help) {
      print(usage);
      return 0;
    }
    const host = new Host({ url, timeoutMs, mediaOrigins });
    const report = await checkHost(host, { forms });
    print(json ? JSON.stringify(report, null, 2) : printReport(report));
    const isReached = host.answers.some(({ status }) => status > 0);
    if (!isReached) print(`nothing answers at ${host.url}`);
    return !isReached ? 2 : report.conforms ? 0 : 1;
  } catch (error) {
    print(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
}
