/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { requireNginx } from '../../scripts/lib/nginx.mjs';
import { freePort } from '../../scripts/lib/processes.mjs';
import { canBoot, makeProject, onOwnRoot } from './install-on-a-root';

const root = path.join(__dirname, '../..');

let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'install-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the service may write to, and what not. */
const written = `/etc/x EROFS
/usr/x EROFS
/home/x EACCES
/root/x EACCES
/srv/x EROFS
/proc/sys/kernel/hostname EROFS
/tmp/of-the-service written
.data-of-start written
`;

const enabled = '/etc/nginx/sites-enabled/corporate-site.conf';

/** A certificate, and a service in the place of nginx's own, which would take the ports of this machine. */
const withCertificate = `certificates=/etc/letsencrypt/live/www.acme.example
       mkdir -p $certificates /etc/systemd/system
       openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.acme.example \\
         -keyout $certificates/privkey.pem -out $certificates/fullchain.pem 2>/dev/null
       printf '[Service]\\nExecStart=/bin/sleep 1000\\n' >/etc/systemd/system/nginx.service
       systemctl daemon-reload`;

test('who is not root is told so, and nothing is made', () => {
  const isRoot = process.getuid?.() === 0;
  // Only root can become somebody else; a folder of a user may be closed to others.
  const script = readFileSync(path.join(root, 'deploy/install.sh'), 'utf8');
  const { status, stderr } = spawnSync('sh', ['-s', 'install'], {
    input: script,
    encoding: 'utf8',
    cwd: '/',
    ...(isRoot && { uid: 65_534, gid: 65_534 }),
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('run it as root')]);
  expect(existsSync('/srv/corporate-site')).toBe(false);
});

const tried = mkdtempSync(path.join(os.tmpdir(), 'install-tried-'));
const hasSystemd = canBoot(tried);
rmSync(tried, { recursive: true, force: true });

/** Root on Linux can give the script a whole system of its own, systemd included. */
if (hasSystemd)
  test('on a system of its own it makes the user and the service, upgrades, and goes back', async () => {
    requireNginx();
    const source = path.join(folder, 'source');
    makeProject(source);
    const port = await freePort();
    const install = `sh ${path.join(root, 'deploy/install.sh')}`;
    const version = (text: string) => `printf ${text} >${source}/version.txt; git -C ${source} commit -qam ${text}`;
    const { status, text } = onOwnRoot(
      folder,
      `# A new Debian has no curl.
       rm -f /usr/bin/curl
       of() { systemctl show -p "$1" --value corporate-site; }
       ${install} install --from ${source} --port ${port} --site-url https://www.acme.example || exit 1
       stat -c 'owner %U mode %a' /srv/corporate-site /etc/corporate-site.env
       echo "is $(systemctl is-enabled corporate-site), user $(id -u corporate-site)"
       journalctl -q -o cat -t corporate-site
       ls /tmp/of-the-service /etc/x 2>&1
       # As docs/import-export.md has it, but for --wait and --pipe, which need a message bus.
       systemd-run --quiet --unit=tried -p Type=oneshot --uid=corporate-site --working-directory=/srv/corporate-site \\
         -p EnvironmentFile=/etc/corporate-site.env npm run --silent status
       journalctl -q -o cat -u tried | grep '^status of'
       grep -E 'NoNewPrivs|Seccomp:|CapBnd' "/proc/$(of MainPID)/status"
       ${install} install --from ${source} --port 9 --admin-url https://admin.acme.example || exit 1
       ${withCertificate}
       ${install} install --nginx || exit 1
       echo "nginx $(systemctl is-active nginx), $(readlink ${enabled})"
       echo 'no setting' >>/etc/nginx/nginx.conf
       ${install} install --nginx; echo "ended with $?, $(readlink ${enabled})"
       rm ${enabled}
       ${install} install --nginx; echo "ended with $?, $(readlink ${enabled} || echo not enabled)"
       kill -9 "$(of MainPID)"
       until journalctl -q -o cat -t corporate-site | grep -cx "$(id -u corporate-site) .*" | grep -qx 2; do sleep 0.2; done
       echo "started again: $(of NRestarts)"
       ${version('two')}
       echo PRERENDER_PAGES=7 >>/etc/corporate-site.env
       ${install} upgrade || exit 1
       echo "now $(cat /srv/corporate-site/version.txt)"
       ${version('broken')}
       ${install} upgrade; echo "ended with $? at $(cat /srv/corporate-site/version.txt)"
       ${install} rollback || exit 1
       echo "now $(cat /srv/corporate-site/version.txt)"
       ${install} status`,
    );
    expect([status, text]).toEqual([0, expect.stringContaining('it serves: https://www.acme.example')]);
    expect(text).toMatch(/^owner corporate-site mode 750\nowner root mode 600$/m);
    const [, user] = /^is enabled, user (\d+)$/m.exec(text) ?? [];
    expect(text).toContain(`\n${user} https://www.acme.example\n${written}`);
    expect(text).toMatch(new RegExp(`^status of ${port}$[^]*^CapBnd`, 'm'));
    // Its /tmp is its own.
    expect(text.match(/ls: cannot access/g)).toHaveLength(2);
    expect(text).toMatch(/^CapBnd:\s+0+\nNoNewPrivs:\s+1\nSeccomp:\s+2$/m);
    expect(text).toMatch(
      new RegExp(`^  PORT stays ${port}$[^]*^==> it runs without the new settings \\( ADMIN_URL \\)`, 'm'),
    );
    expect(text).toMatch(/^nginx active, (\S+)$[^]*^ended with 1, \1$[^]*^ended with 1, not enabled$/m);
    expect(text).toMatch(/^nginx active, \/etc\/nginx\/sites-available\/corporate-site\.conf$/m);
    expect(text).toMatch(/^started again: 1$/m);
    expect(text).toContain(`takes over as ${user} at ${port}, pages: 7`);
    expect(text).toMatch(/^now two$[^]*^ended with 1 at two$[^]*^now first$/m);
    expect(text).toMatch(new RegExp(`^service {3}active\nstatus of ${port}$`, 'm'));
    // Nothing of it stays on this machine.
    expect(existsSync('/srv/corporate-site')).toBe(false);
  }, 120_000);
