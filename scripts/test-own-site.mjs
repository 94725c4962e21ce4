/**
 * `npm run test:own-site`: follows docs/your-own-site.md in a copy of the project, from the starter to a site of one's
 * own: an own section type, own texts, the setup, a theme, a page in three languages. The commands and files are those
 * of the guide. Ends with 1 and a line that says what a visitor does not see.
 */
import { exec } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { copyProject, startProject } from './lib/copy-project.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { Owner } from './lib/own-site-owner.mjs';
import { root } from './lib/paths.mjs';
import { freePort, stop } from './lib/processes.mjs';

const start = promisify(exec);

/** Runs a command as a developer does. @param {string} command @param {string} cwd @throws {Error} with its output */
const run = (command, cwd) =>
  start(command, { cwd }).catch(({ message, stdout, stderr }) => {
    throw new Error(`${message}\n${stdout}\n${stderr}`);
  });

/** @param {string} text @param {RegExp} pattern @returns {string} what it captures */
function found(text, pattern) {
  const [, captured] = pattern.exec(text) ?? [];
  if (captured === undefined) throw new Error(`docs/your-own-site.md has nothing like ${pattern}`);
  return captured;
}

/** What the guide has a developer do in `custom/`. @param {string} project */
async function makeOwnCode(project) {
  const guide = await readFile(path.join(root, 'docs/your-own-site.md'), 'utf8');
  await run(found(guide, /^(npm run create -- .*)$/m), project);
  for (const language of ['tr', 'en']) {
    const file = `custom/messages/${language}.json`;
    await writeFile(path.join(project, file), found(guide, new RegExp(`\`\`\`json ${file}\n([^]*?)\`\`\``)));
  }
  const component = path.join(project, 'custom/sections/PriceList/PriceList.tsx');
  const before = await readFile(component, 'utf8');
  const after = before.replace(
    '{item.price && <p>{item.price}</p>}',
    "<p>{item.price ?? context.t('priceOnRequest')}</p>",
  );
  if (after === before) throw new Error('the created component shows no price');
  await writeFile(component, after);
  await run('node node_modules/typescript-native/bin/tsc --noEmit && npx jest custom', project);
}

const owner = new Owner();

/** What a visitor has to find, by address. @type {[string, string[]][]} */
const wanted = [
  ['/', ['Anasayfa - Örnek Yapı']],
  ['/page/fiyatlar', ['<title>Fiyatlar - Örnek Yapı', 'Sondaj', '1.250 ₺', 'Fiyat sorunuz']],
  ['/en/page/fiyatlar', ['<title>Prices - Ornek Construction', 'Drilling', 'Price on request']],
  ['/de/page/fiyatlar', ['<html lang="de"', '<title>Preise - ', 'Bohrung', 'hrefLang="de"']],
  ['/page/kvkk-aydinlatma-metni', ['Örnek Yapı A.Ş.']],
  ['/sitemap.xml', ['/de/page/fiyatlar']],
  // The accent of the theme, in the head.
  ['/about', ['#1f5eff']],
];

async function walk() {
  const began = performance.now();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'own-site-'));
  const project = path.join(folder, 'my-site');
  copyProject(project);
  const [site, backend] = [await freePort(), await freePort()];
  const password = randomBytes(12).toString('hex');
  const env = {
    ...process.env,
    ...{ PORT: String(site), BACKEND_PORT: String(backend), SEED: 'starter', LOG_FORMAT: 'text' },
    ...{ ADMIN_EMAIL: 'yonetici@ornek.example', ADMIN_PASSWORD: password },
  };
  /** @type {Awaited<ReturnType<typeof startProject>> | undefined} */
  let started;
  try {
    await makeOwnCode(project);
    console.info(`own site: own code after ${seconds(began)} s`);
    started = await startProject(project, env);
    console.info(`own site: serves after ${seconds(began)} s`);
    const urls = { site: `http://localhost:${site}`, backend: `http://127.0.0.1:${backend}` };
    await owner.signIn(urls, env.ADMIN_EMAIL, password);
    await owner.setUp();
    await owner.chooseTheme('technical');
    await owner.offerLanguages(['tr', 'en', 'de']);
    await owner.addPrices();
    for (const [address, texts] of wanted) await owner.expectTexts(address, texts);
    console.info(`own site: ${owner.steps} steps of an owner, done after ${seconds(began)} s`);
  } finally {
    if (started) await stop(started.child);
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {number} began */
const seconds = (began) => Math.round((performance.now() - began) / 1000);

await walk().catch(exitWithLine);
