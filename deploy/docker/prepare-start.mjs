import { readFileSync } from 'node:fs';
import os from 'node:os';

/** What may be in a file that a variable `…_FILE` names, as container engines and Kubernetes hand out secrets. */
const secrets = [
  ...['ADMIN_PASSWORD', 'DATABASE_URL', 'METRICS_TOKEN', 'PAYLOAD_SECRET', 'PAYLOAD_SECRET_FORMER', 'REDIS_URL'],
  ...['REVALIDATE_SECRET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'SMTP_URL'],
];

/** Reads secrets from files into the environment. A variable that is set itself stays as it is. */
function readSecrets() {
  for (const name of secrets) {
    const file = process.env[`${name}_FILE`];
    if (!file || process.env[name]) continue;
    try {
      process.env[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      process.stderr.write(`${name}_FILE: ${error instanceof Error ? error.message : error}\n`);
      process.exit(1);
    }
  }
}

/**
 * Prepares the start of a packed server: its folder, its secrets, and its configuration as it was built. Next's own
 * standalone server takes that the same way; `next.config.mjs` would load compilers, which are not there.
 *
 * @param {URL} dir folder of the server
 */
export function prepareStart(dir) {
  process.chdir(dir.pathname);
  // Engines may run it as a user that the system does not know, and whose home Node cannot find out.
  process.env.HOME ??= os.tmpdir();
  readSecrets();
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir: './.next' });
}
