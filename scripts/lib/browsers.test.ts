import { requireBrowsers } from './browsers.mjs';

const own = '/home/user/.cache/chromium-1/chrome';
const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';
const fileOf: Record<string, string> = { 'chromium-headless-shell': shell, chromium: whole };

/** A machine with some browsers, on which only some packages can be installed. */
function machine(present: string[], installable = Object.keys(fileOf), chosen?: string) {
  const files = new Set(present);
  const installed: string[] = [];
  const run = (_program: string, args: string[]) => {
    const name = args.at(-1) ?? '';
    if (!args.includes('install')) return;
    if (!installable.includes(name)) throw new Error(`E: Unable to locate package ${name}`);
    files.add(fileOf[name] ?? '');
    installed.push(name);
  };
  return { installed, chosen, own, has: (file: string) => files.has(file), run };
}

it.each([
  ['both are missing', machine([]), ['chromium-headless-shell', 'chromium']],
  ['only the shell is there', machine([shell]), ['chromium']],
  ['only the whole one is there', machine([whole]), ['chromium-headless-shell']],
  ['the system has no package of the shell', machine([], ['chromium']), ['chromium']],
  ['nothing can be installed, and the whole one is there', machine([whole], []), []],
  ['Playwright has installed its own', machine([own]), []],
  ['CHROME_PATH names one', machine([], [], '/opt/chrome'), []],
])('where %s, what is missing is installed', (_case, given, expected) => {
  requireBrowsers(given);
  expect(given.installed).toEqual(expected);
});

it('fails with the name of the package where there is no whole browser and none can be installed', () => {
  const message = /^Chromium is missing, and cannot be installed from here: install the package chromium, or/;
  expect(() => requireBrowsers(machine([shell], []))).toThrow(message);
});
