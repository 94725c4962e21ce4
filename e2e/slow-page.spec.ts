import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from '@playwright/test';

import { siteUrl } from './support/stack';
import { layoutShifts, watchPage } from './support/watch-page';

let relay: Server;
let relayUrl: string;

/** Where the relay pauses: within the top bar, the menu, and a section with a picture. */
const breaks = ['</aside>', 'data-path="2"', 'data-entrance="scale"'];

/** Relays the site and sends its documents in delayed parts. */
test.beforeAll(async () => {
  relay = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    ask(`${siteUrl}${incoming.url ?? '/'}`, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': body.length });
        const isPage = answer.headers['content-type']?.startsWith('text/html');
        const places = isPage ? breaks.map((text) => body.indexOf(text) + (text.startsWith('<') ? -40 : 400)) : [];
        places.forEach((place, index) => {
          setTimeout(() => outgoing.write(body.subarray(places[index - 1] ?? 0, place)), index * 500);
        });
        setTimeout(() => outgoing.end(body.subarray(places.at(-1) ?? 0)), places.length * 500);
      });
    }).end();
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  relayUrl = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
});

test.afterAll(() => relay.close());

test.use({ viewport: { width: 1440, height: 900 } });

test('a page that arrives in parts causes no layout shift', async ({ page }) => {
  await watchPage(page);
  await page.goto(`${relayUrl}/en/page/beton-onarim-ve-guclendirme`);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Contact information' })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});
