import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { chromium } from '@playwright/test';

import { quietBrowser } from '../../scripts/lib/browsers.mjs';

const run = promisify(execFile);

/** Lighthouse is installed here, outside the project: it weighs 100 MB, and only this measurement needs it. */
const folder = path.join(os.tmpdir(), 'bench-lighthouse');
const version = '13.5.0';
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');

const flags = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  ...['--disable-component-update', '--disable-sync'],
].join(' ');

/**
 * @typedef {object} Visit medians of a page's first visit on a phone, with simulated throttling
 * @property {number} performance of 100
 * @property {number} others the lowest score of accessibility, best practices and search engines
 * @property {number} lcp seconds
 * @property {number} tbt milliseconds
 * @property {number} cls
 * @property {number} requests
 * @property {number} weight KB
 */

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Installs Lighthouse if it is missing. */
async function install() {
  if (existsSync(program)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  await run('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${version}`], { cwd: folder });
}

/**
 * Has Lighthouse write down a visit. The whole browser, which starts for each visit, has work of its own at the same
 * time, such as a popup of its address bar: on two cores the page is then painted up to 100 ms later, and its scripts
 * take longer. So it is the shell, where there is one (docs/performance.md). Now and then the browser does not record a
 * visit, and Lighthouse asks to be run again.
 *
 * @param {string} url
 * @param {string} file
 */
async function record(url, file, isAgain = false) {
  const args = [program, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  const CHROME_PATH = quietBrowser() ?? chromium.executablePath();
  try {
    await run(process.execPath, args, { env: { ...process.env, CHROME_PATH }, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    if (isAgain || !String(error).includes('Please run Lighthouse again')) throw error;
    await record(url, file, true);
  }
}

/** @param {string} url @returns {Promise<Visit>} */
async function visitOnce(url) {
  const file = path.join(folder, `${process.pid}.json`);
  await record(url, file);
  const { categories, audits } = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  /** @param {string} name */
  const value = (name) => Number(audits[name]?.numericValue);
  /** @type {{ transferSize?: number }[]} */
  const requests = audits['network-requests'].details.items;
  const score = (/** @type {string} */ name) => Math.round(categories[name].score * 100);
  return {
    performance: score('performance'),
    others: Math.min(score('accessibility'), score('best-practices'), score('seo')),
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    weight: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
  };
}

/**
 * Visits pages as Lighthouse's phone does. Installs Lighthouse into the system's folder for temporary files.
 *
 * @param {string[]} urls
 * @param {number} times of each page; the medians are returned
 * @returns {Promise<Visit[]>}
 */
export async function visitPages(urls, times) {
  await install();
  /** @type {Visit[][]} */
  const visits = urls.map(() => []);
  // In turns, so that all pages see the same minutes of the machine.
  for (let time = 0; time < times; time += 1) {
    for (const [index, url] of urls.entries()) visits[index]?.push(await visitOnce(url));
  }
  const medianOf = (/** @type {Visit[]} */ all, /** @type {keyof Visit} */ name) => median(all.map((one) => one[name]));
  return visits.map((all) => ({
    performance: medianOf(all, 'performance'),
    others: medianOf(all, 'others'),
    lcp: Math.round(medianOf(all, 'lcp') * 100) / 100,
    tbt: Math.round(medianOf(all, 'tbt')),
    cls: Math.round(medianOf(all, 'cls') * 1000) / 1000,
    requests: medianOf(all, 'requests'),
    weight: Math.round(medianOf(all, 'weight')),
  }));
}
