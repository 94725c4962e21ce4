import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { canMount } from '../../scripts/lib/playwright.mjs';

const systemd = '/lib/systemd/systemd';

/** Stand for the programs of the project, as far as the script uses them. */
const programs = {
  'start.mjs': `import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
const write = (file) => { try { writeFileSync(file, ''); return 'written'; } catch (error) { return error.code; } };
console.log(process.getuid(), process.env.SITE_URL);
for (const file of ['/etc/x', '/usr/x', '/home/x', '/root/x', '/srv/x', '/proc/sys/kernel/hostname', '/tmp/of-the-service', '.data-of-start'])
  console.log(file, write(file));
createServer((request, response) => response.end(request.url)).listen(Number(process.env.PORT), '127.0.0.1');
`,
  'upgrade.mjs': `import { readFileSync } from 'node:fs';
console.log('takes over as ' + process.getuid() + ' at ' + process.env.PORT + ', pages: ' + process.env.PRERENDER_PAGES);
process.exit(readFileSync('version.txt', 'utf8') === 'broken' ? 1 : 0);
`,
  'status.mjs': `console.log('status of ' + process.env.PORT);\n`,
};

/** Makes a repository with a small project that the script can install. */
export function makeProject(source: string): void {
  const scripts = { upgrade: 'node scripts/upgrade.mjs', status: 'node scripts/status.mjs' };
  const about = { name: 'corporate-site', version: '1.0.0' };
  mkdirSync(path.join(source, 'scripts'), { recursive: true });
  for (const part of ['systemd', 'nginx'])
    cpSync(path.join(__dirname, '../../deploy', part), path.join(source, 'deploy', part), { recursive: true });
  const files = {
    ...Object.fromEntries(Object.entries(programs).map(([name, text]) => [`scripts/${name}`, text])),
    'package.json': JSON.stringify({ ...about, scripts }),
    'package-lock.json': JSON.stringify({ ...about, lockfileVersion: 3, packages: {} }),
    '.gitignore': '.data\n',
    'version.txt': 'first',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(source, name), text);
  const git = (...args: string[]) => execFileSync('git', ['-C', source, ...args]);
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'A');
  git('config', 'user.email', 'a@b.example');
  git('add', '-A');
  git('commit', '-qm', 'first');
}

/** What systemd starts: the commands, after which it ends with their status. */
const unit = `[Unit]
DefaultDependencies=no
Wants=systemd-journald.service systemd-journald.socket
After=systemd-journald.service
SuccessAction=exit-force
FailureAction=exit-force

[Service]
Type=oneshot
ExecStart=/bin/sh /script
StandardOutput=file:/output
StandardError=inherit
Environment=HOME=/root npm_config_update_notifier=false npm_config_offline=true
`;

/** Boots systemd on a copy of the machine's files. None of its services is started, and its kernel keeps its settings. */
const boot = (folder: string) => `set -e
  own=${folder}/cgroup/${path.basename(folder)}
  mount -t cgroup2 cgroup2 ${folder}/cgroup
  mkdir $own && echo $$ >$own/cgroup.procs
  mount -t tmpfs tmpfs ${folder}/disk
  mkdir ${folder}/disk/new ${folder}/disk/work
  mount -t overlay overlay -o lowerdir=/,upperdir=${folder}/disk/new,workdir=${folder}/disk/work ${folder}/root
  cd ${folder}/root
  mount -t proc proc proc
  mount --bind proc/sys proc/sys && mount -o remount,bind,ro proc/sys
  mount -t sysfs -o ro sysfs sys
  mount -t tmpfs -o mode=755 tmpfs run
  mount -t tmpfs -o mode=755 tmpfs dev
  for device in null zero full random urandom tty; do
    touch dev/$device && mount --bind /dev/$device dev/$device
  done
  mkdir dev/pts dev/shm && ln -s pts/ptmx dev/ptmx
  mount -t devpts -o newinstance,ptmxmode=666 devpts dev/pts
  mount -t tmpfs tmpfs dev/shm
  rm -rf etc/systemd/system/* lib/systemd/system/*.wants
  ln -s /dev/null etc/systemd/system/tmp.mount
  cp ${folder}/script.service etc/systemd/system
  cp ${folder}/script script
  touch output && mount --bind ${folder}/output output
  exec unshare --cgroup sh -c 'mount -t cgroup2 cgroup2 sys/fs/cgroup
    exec env -i container=test PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot . ${systemd} --unit=script.service'`;

const removeGroups = (folder: string) => `mount -t cgroup2 cgroup2 ${folder}/cgroup
  find ${folder}/cgroup/${path.basename(folder)} -depth -type d -exec rmdir {} +`;

/** Whether systemd can be booted beside the one of this machine. @param folder where a first one is booted */
export const canBoot = (folder: string): boolean =>
  canMount && existsSync(systemd) && onOwnRoot(folder, 'systemctl show --property Version').status === 0;

/**
 * Runs commands as root under a systemd of their own, on a copy of this machine's files of which nothing stays: own
 * mounts, own processes, own services.
 *
 * @param folder where the copy is mounted
 * @param script the commands, for a shell
 * @returns what they printed
 */
export function onOwnRoot(folder: string, script: string): { status: number | null; text: string } {
  for (const name of ['disk', 'root', 'cgroup']) mkdirSync(path.join(folder, name));
  const files = { script, output: '', 'script.service': unit };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const namespaces = ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
  const made = spawnSync('unshare', [...namespaces, 'sh', '-c', boot(folder)], { encoding: 'utf8' });
  spawnSync('unshare', ['--mount', 'sh', '-c', removeGroups(folder)]);
  return { status: made.status, text: readFileSync(path.join(folder, 'output'), 'utf8') + made.stderr };
}
