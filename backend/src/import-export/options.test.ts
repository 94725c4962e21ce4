/** @jest-environment node */
import { readArguments } from './options';

test('what follows the command is read', () => {
  const { positionals, values } = readArguments('import', ['wordpress', 'site.xml', '--dry-run', '--no-fetch'], {});
  expect(positionals).toEqual(['wordpress', 'site.xml']);
  expect(values).toMatchObject({ 'dry-run': true, 'no-fetch': true, publish: false });
});

test.each([
  ['npm_config_dry_run', 'true', '--dry-run'],
  ['npm_config_media', 'uploads', '--media'],
  // `--no-fetch`: npm takes it for the opposite of `--fetch`.
  ['npm_config_fetch', '', '--no-fetch'],
])('%s stands for an option that npm kept for itself: nothing is imported', (variable, value, option) => {
  expect(() => readArguments('import', ['wordpress', 'site.xml'], { [variable]: value })).toThrow(
    `npm took ${option}: npm run import -- … ${option}`,
  );
});

test('what npm says of itself is no option', () => {
  const npm = { npm_config_replace_registry_host: 'npmjs', npm_config_noproxy: '', npm_command: 'run' };
  expect(readArguments('import', ['site', 'folder'], npm).positionals).toEqual(['site', 'folder']);
});

test.each([
  ['import', ['site', 'folder', 'dry-run'], 'dry-run'],
  ['export', ['folder', 'other'], 'other'],
])('%s %j: one argument too many ends it', (command, args, extra) => {
  expect(() => readArguments(command, args, {})).toThrow(`what is ${extra}?`);
});

test('an unknown option ends it', () => {
  expect(() => readArguments('import', ['site', 'folder', '--dryrun'], {})).toThrow("Unknown option '--dryrun'");
});
