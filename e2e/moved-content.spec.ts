import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from '@playwright/test';

import { addressesOf, answers, callsFor, expectSame, keysOf, pagesOf } from './support/compare-stacks';
import { pageDraft } from './support/editor';
import { icons } from './support/icons';
import { Account, pictureForm } from './support/own-backend';
import { OwnStack } from './support/own-stack';
import type { Json } from './support/seed';

const root = path.join(import.meta.dirname, '..');

let original: OwnStack;
let moved: OwnStack;

test.beforeAll(async () => {
  original = await OwnStack.create();
  // It names the same address, so that what it shows can be compared byte by byte.
  moved = await original.createTwin();
});
test.afterAll(() => Promise.all([original.dispose(), moved.dispose()]));

/** Runs `npm run export` or `npm run import` for a stack. @returns what it printed */
async function run(script: string, stack: OwnStack, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...stack.contentEnv, SITE_URL: stack.siteUrl };
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: root,
    env,
  });
  return stdout;
}

/** A footer that no build has seen: a page with it was rendered of this content. */
const copyright = `Taşındı ${randomUUID()}`;

/** What a company has made of the demo: a brand, a third language with a page, redirects, a draft. */
async function makeOwn(): Promise<void> {
  const stranger = new Account(`${original.backendUrl}/api`);
  const token = String((await stranger.send('users/login', 'POST', original.account)).body.token);
  const admin = new Account(`${original.backendUrl}/api`, token);
  const logo = ((await admin.send('media?locale=tr', 'POST', pictureForm('Logo'))).body.doc as Json).id;
  await original.save('globals/brand?locale=tr', 'POST', { theme: 'technical', logo, icon: logo });
  const languages = [
    { code: 'tr', name: 'Türkçe' },
    { code: 'en', name: 'English' },
    { code: 'de', name: 'Deutsch' },
  ];
  for (const language of ['tr', 'en', 'de'])
    await original.save(`globals/site-info?locale=${language}`, 'POST', { copyright, languages });
  const id = await original.createPage(pageDraft('tasindi', 'Taşındı'));
  const { doc } = (await (await original.call(`pages/${id}`, 'PATCH', {})).json()) as { doc: { sections: Json[] } };
  const sections = [{ ...doc.sections[0], title: 'Umgezogen' }];
  await original.save(`pages/${id}?locale=de`, 'PATCH', { title: 'Umgezogen', sections });
  for (const [from, to, permanent] of [
    ['/eski-adres', '/page/tasindi', true],
    ['/kampanya', '/contact', false],
  ])
    await original.save('redirects', 'POST', { from, to, permanent });
  expect(
    (await admin.send('pages?draft=true', 'POST', { ...pageDraft('taslak', 'Taslak'), _status: 'draft' })).status,
  ).toBe(201);
}

/** The calls' answers without what belongs to an installation: whether its content is that of the demo. */
async function callsOf(stack: OwnStack, calls: string[]): Promise<Map<string, string>> {
  const found = await answers(stack, calls);
  return new Map([...found].map(([call, text]) => [call, text.replace('"isDemo":true,', '')]));
}

/** Status, place and bytes of what is no page, by address. */
async function filesOf(stack: OwnStack, addresses: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const address of addresses) {
    const response = await fetch(stack.siteUrl + address, { redirect: 'manual' });
    const bytes = createHash('sha256')
      .update(new Uint8Array(await response.arrayBuffer()))
      .digest('hex');
    const { status, headers } = response;
    found.set(address, [status, headers.get('location'), headers.get('content-type'), bytes].join(' '));
  }
  return found;
}

/**
 * The pictures, films and files that pages show, each in the first size that they ask for, which is the smallest,
 * and some of the share images: making every one of them twice would take minutes.
 */
function mediaIn(pages: Map<string, string>): string[] {
  const all = [...pages.values()].flatMap((text) => text.match(/\/(?:media|share)\/[\w./%-]+(?:\?[\w=%-]+)?/g) ?? []);
  const nameOf = (address: string) => address.replace(/^\/media\/(?:.*\/)?|\.webp$|\?.*$/g, '');
  const byFile = new Map(all.toReversed().map((address) => [nameOf(address), address]));
  const [shared, files] = [[], []] as [string[], string[]];
  for (const address of byFile.values()) (address.startsWith('/share/') ? shared : files).push(address);
  return [...files, ...shared.slice(0, 5)];
}

test('an export, imported elsewhere, is the same site at every public address', async ({ request }) => {
  // It renders every page twice, on a machine that has other work to do.
  test.setTimeout(900_000);
  await original.startBackend();
  await original.startSite();
  await original.logIn(request);
  await makeOwn();
  const folder = path.join(original.folder, 'export');
  expect(await run('export', original, folder)).toMatch(/^export: \d+ pages, \d+ files, 2 redirects in /);
  expect(await run('import', moved, 'site', folder)).toContain('the site is told when the backend runs again');
  await moved.startBackend();
  await moved.startSite();

  // The backend, call by call.
  const keys = await keysOf(original);
  expect(keys.map(({ pageKey }) => pageKey)).toContain('tasindi');
  const calls = callsFor(keys);
  const stacks = [original, moved] as const;
  await expectSame(stacks, calls, callsOf);

  // The site, address by address: pages, feeds, and what search engines and other programs read.
  const listed = await addressesOf(original, keys);
  expect(listed).toEqual(expect.arrayContaining(['/page/tasindi', '/de/page/tasindi', '/en/about']));
  expect(listed).not.toContain('/page/taslak');
  const texts = [
    '/en/rss.xml',
    '/de/rss.xml',
    '/en/llms.txt',
    '/robots.txt',
    '/manifest.webmanifest',
    '/menu-icons.svg',
  ];
  const unknown = ['/page/taslak', '/de/page/yok', '/ara?q=baraj', '/en/search?q=dam'];
  const addresses = [...listed, ...texts, ...unknown];
  expect(addresses.length).toBeGreaterThan(100);
  const pages = await expectSame(stacks, addresses, (stack, some) => pagesOf(stack, some, copyright));

  // Files, icons, and what is only a way to another address.
  const ways = ['/eski-adres', '/kampanya', '/edit/about', '/about/', '/tr/about'];
  const media = mediaIn(pages);
  expect(media.length).toBeGreaterThan(50);
  const files = [...media, ...ways, ...Object.keys(icons)];
  await expectSame(stacks, files, filesOf);
});
