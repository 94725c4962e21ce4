import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Stands for systemd: records its calls, and starts and asks after the service as the unit says. */
const systemctl = `#!/bin/sh
echo "$*" >>/calls
unit=/etc/systemd/system/corporate-site.service
of() { sed -n "s/^$1=-\\{0,1\\}//p" "$unit"; }
case $1 in
  enable)
    set -a; . "$(of EnvironmentFile)"; set +a
    cd "$(of WorkingDirectory)"
    setsid runuser -u "$(of User)" -- $(of ExecStart) >/log 2>&1 & echo $! >/pid ;;
  is-active)
    if kill -0 "$(cat /pid)"; then echo active; else echo failed; exit 3; fi ;;
esac
`;

/** Stand for the programs of the project, as far as the script uses them. */
const programs = {
  'start.mjs': `import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
writeFileSync('.data-of-start', process.getuid() + ' ' + process.env.SITE_URL);
createServer((request, response) => response.end(request.url)).listen(Number(process.env.PORT), '127.0.0.1');
`,
  'upgrade.mjs': `import { readFileSync } from 'node:fs';
console.log('takes over as ' + process.getuid() + ' at ' + process.env.PORT);
process.exit(readFileSync('version.txt', 'utf8') === 'broken' ? 1 : 0);
`,
  'status.mjs': `console.log('status of ' + process.env.PORT);\n`,
};

/** Makes a small project that the script can install. */
export function makeProject(source: string): void {
  const scripts = { upgrade: 'node scripts/upgrade.mjs', status: 'node scripts/status.mjs' };
  const about = { name: 'corporate-site', version: '1.0.0' };
  mkdirSync(path.join(source, 'scripts'), { recursive: true });
  for (const [name, text] of Object.entries(programs)) writeFileSync(path.join(source, 'scripts', name), text);
  writeFileSync(path.join(source, 'package.json'), JSON.stringify({ ...about, scripts }));
  writeFileSync(path.join(source, 'package-lock.json'), JSON.stringify({ ...about, lockfileVersion: 3, packages: {} }));
}

/**
 * Runs commands as root on a copy of this machine's files, of which nothing stays: own mounts, own processes.
 *
 * @param folder where the copy is mounted
 * @param script the commands, for a shell
 * @returns what they printed, and the calls of systemctl
 */
export function onOwnRoot(folder: string, script: string): { status: number | null; text: string; calls: string[] } {
  const at = (name: string) => path.join(folder, name);
  for (const name of ['disk', 'root', 'bin']) mkdirSync(at(name));
  writeFileSync(at('bin/systemctl'), systemctl, { mode: 0o755 });
  writeFileSync(at('script'), script);
  const outside = `set -e
    mount -t tmpfs tmpfs ${at('disk')}
    mkdir ${at('disk')}/new ${at('disk')}/work
    mount -t overlay overlay -o lowerdir=/,upperdir=${at('disk')}/new,workdir=${at('disk')}/work ${at('root')}
    mount -t proc proc ${at('root')}/proc
    mount --bind /dev ${at('root')}/dev
    mkdir -p ${at('root')}/run/systemd/system
    status=0
    PATH=${at('bin')}:$PATH chroot ${at('root')} sh ${at('script')} || status=$?
    cp ${at('root')}/calls ${at('calls')}
    exit $status`;
  const { DESTDIR: _destdir, ...others } = process.env;
  const env = { ...others, npm_config_update_notifier: 'false', npm_config_offline: 'true' };
  const made = spawnSync('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', outside], {
    encoding: 'utf8',
    env,
  });
  const calls = readFileSync(at('calls'), 'utf8').trim().split('\n');
  return { status: made.status, text: made.stdout + made.stderr, calls };
}
