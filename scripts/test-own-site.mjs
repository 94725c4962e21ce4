/**
 * `npm run test:own-site`: follows docs/your-own-site.md in a clone of the project, from the starter to a site of one's
 * own: the setup with logo and colours, a theme, an own section type, own texts, a merge of a further version of the
 * product, a page in three languages. The commands and files are those of the guide. By default own code and the merge
 * come before the first start, which saves a second build of everything; with `--upgrade`, and in `npm run test:full`,
 * they come after it, as in the guide, and `npm run upgrade` has them take over. Ends with 1 and a line that says what
 * a visitor does not see.
 */
import { exec } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { runScript, startProject } from './lib/copy-project.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { Owner } from './lib/own-site-owner.mjs';
import { Product } from './lib/own-site-product.mjs';
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
  // The accent of one's own, in the head, and the logo.
  ['/about', ['#1546c0', 'src="/media/ornek-logo']],
];

/** Own code, and a further version of the product merged into it. @param {Product} product */
async function changeCode(product) {
  await makeOwnCode(product.project);
  await product.commitOwn();
  await product.release();
  await product.merge();
}

/** @param {string} project @param {NodeJS.ProcessEnv} env */
async function upgrade(project, env) {
  const { code, output } = await runScript(project, 'upgrade.mjs', env);
  if (code !== 0) throw new Error(`npm run upgrade ends with ${code}:\n${output}`);
}

const walksUpgrade = process.argv.includes('--upgrade') || Boolean(process.env.E2E_FULL);

async function walk() {
  const began = performance.now();
  const done = (/** @type {string} */ what) =>
    console.info(`own site: ${what} after ${Math.round((performance.now() - began) / 1000)} s`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'own-site-'));
  const product = new Product(folder);
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
    await product.cloneIt();
    if (!walksUpgrade) await changeCode(product);
    done('cloned');
    started = await startProject(product.project, env);
    done('serves');
    const urls = { site: `http://localhost:${site}`, backend: `http://127.0.0.1:${backend}` };
    await owner.signIn(urls, env.ADMIN_EMAIL, password);
    await owner.setUp();
    await owner.chooseTheme('technical');
    await owner.offerLanguages(['tr', 'en', 'de']);
    if (walksUpgrade) {
      await changeCode(product);
      await upgrade(product.project, env);
      done('upgraded');
    }
    await owner.addPrices();
    for (const [address, texts] of wanted) await owner.expectTexts(address, texts);
    done(`${owner.steps} steps of an owner, done`);
  } finally {
    if (started) await stop(started.child);
    await rm(folder, { recursive: true, force: true });
  }
}

await walk().catch(exitWithLine);
