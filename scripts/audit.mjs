/**
 * `npm run audit`: what the project is made of, and whether that can be trusted (docs/security.md). Lock entries and
 * licences are checked wherever it runs; advisories and signatures where the registry answers for them, and else it
 * says that they were not. The bill of materials (CycloneDX) is written to `sbom.cdx.json`.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { root } from './lib/paths.mjs';
import { badLicences, badLockEntries, looseVersions, withoutIntegrity } from './lib/supply-chain.mjs';

/** How long the registry may take, in milliseconds. */
const timeoutMs = 60_000;

/** The severities that stop a release, for packages that are shipped. Those that only build or test are left out. */
const stopping = ['high', 'critical'];

/**
 * What npm prints, whatever its status: it ends with 1 when it finds something.
 *
 * @param {string[]} args
 * @returns {Promise<string>}
 */
async function npm(args) {
  const options = { cwd: root, timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 };
  return promisify(execFile)('npm', args, options).then(
    ({ stdout }) => stdout,
    (error) => error.stdout ?? '',
  );
}

/**
 * What is read of npm's reports.
 *
 * @typedef {object} Report
 * @property {import('./lib/supply-chain.mjs').Component[]} [components] of a bill of materials
 * @property {Record<string, { name: string, severity: string, range: string }>} [vulnerabilities]
 * @property {{ name: string, version: string }[]} [invalid] packages whose signature is wrong
 * @property {unknown[]} [missing] packages without a signature
 */

/** @param {string} text @returns {Report | undefined} undefined for what is no JSON */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @type {string[]} */
const problems = [];

const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
problems.push(...badLockEntries(packages), ...looseVersions(packages).map((each) => `${each} is no exact version`));
const open = withoutIntegrity(packages);
console.info(`lockfile: ${Object.keys(packages).length} entries; ${open.length} of other platforms without integrity`);

const bill = parse(await npm(['sbom', '--sbom-format', 'cyclonedx']));
if (bill?.components) {
  await writeFile(path.join(root, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  problems.push(...badLicences(bill.components));
  console.info(`bill of materials: ${bill.components.length} packages in sbom.cdx.json; licences looked at`);
} else problems.push('the bill of materials could not be made: is everything installed?');

const advisories = parse(await npm(['audit', '--omit', 'dev', '--json', '--fetch-retries', '0']));
if (advisories?.vulnerabilities) {
  for (const { name, severity, range } of Object.values(advisories.vulnerabilities)) {
    if (stopping.includes(severity)) problems.push(`${name} ${range}: an advisory, ${severity}`);
    else console.info(`advisory: ${name} ${range}: ${severity}`);
  }
  console.info('advisories: looked at');
} else console.info('advisories: NOT RUN, the registry does not answer for them');

const signatures = parse(await npm(['audit', 'signatures', '--json', '--fetch-retries', '0']));
if (signatures?.invalid) {
  for (const { name, version } of signatures.invalid) problems.push(`${name}@${version}: its signature is wrong`);
  console.info(`signatures: looked at; ${signatures.missing?.length ?? 0} packages have none`);
} else console.info('signatures: NOT RUN, the registry does not answer for them');

for (const problem of problems) console.error(`supply chain: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
