import type { Check } from '../check';
import type { Host } from '../host';
import { parsePage } from '../parse';
import { samplePages } from '../sample';
import { skipped, warningIf, wrongIf } from '../verdict';

/** The files that are fetched, at most. */
const maxFiles = 40;

/** docs/contract.md#media */
const allowed = /^(image\/(jpeg|png|webp|avif|gif|svg\+xml)|video\/(mp4|webm)|text\/vtt|application\/pdf)\b/;

async function addressesOf(host: Host): Promise<string[]> {
  const pages = await samplePages(host);
  return [...new Set(pages.flatMap(({ page }) => parsePage(page, host).media))];
}

async function typeOf(host: Host, address: string): Promise<string> {
  try {
    const answer = await host.file(address);
    await answer.body?.cancel();
    if (answer.status !== 200) return `${address}: status ${answer.status}`;
    const type = answer.headers.get('content-type') ?? '';
    return allowed.test(type) ? '' : `${address}: content-type ${type || 'is missing'}`;
  } catch {
    return `${address}: no answer`;
  }
}

async function rangeOf(host: Host, address: string): Promise<string> {
  const answer = await host.file(address, { range: 'bytes=0-9' });
  await answer.body?.cancel();
  return answer.status === 206 ? '' : `${address}: status ${answer.status} for a range`;
}

export const mediaChecks: Check[] = [
  {
    id: 'media.files',
    call: 'media',
    holds: 'pictures, films and files of pages are there, under an allowed type, without a redirect',
    otherwise: 'an empty box is shown in the place of the picture',
    run: async (host) => {
      const addresses = (await addressesOf(host)).slice(0, maxFiles);
      if (addresses.length === 0) return skipped('the pages have no media');
      const found: string[] = [];
      for (const address of addresses) found.push(await typeOf(host, address));
      return wrongIf(found.filter(Boolean));
    },
  },
  {
    id: 'media.ranges',
    call: 'media',
    holds: 'films are answered in byte ranges',
    otherwise: 'films cannot be wound, and Safari does not play them',
    run: async (host) => {
      const films = (await addressesOf(host)).filter((address) => /\.(mp4|webm)$/i.test(address));
      if (films.length === 0) return skipped('the pages have no films');
      return warningIf((await Promise.all(films.slice(0, 3).map((film) => rangeOf(host, film)))).filter(Boolean));
    },
  },
];
