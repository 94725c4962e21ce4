/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '..');

/** The declarations that the rules of styles refuse, of one sheet with all of them. */
function refused(declarations: string[]): string[] {
  const sheet = `.a {\n${declarations.map((each) => `  ${each};`).join('\n')}\n}\n`;
  const program = path.join(root, 'node_modules/stylelint/bin/stylelint.mjs');
  const args = [program, '--stdin', '--stdin-filename', 'components/a.module.scss', '--formatter', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, input: sheet, encoding: 'utf8' });
  const [{ warnings }] = JSON.parse(stdout || stderr) as [{ warnings: { line: number; rule: string }[] }];
  const lines = warnings.filter(({ rule }) => rule.includes('disallowed')).map(({ line }) => line);
  return declarations.filter((_each, index) => lines.includes(index + 2));
}

const physical = [
  ...['left: 0', 'right: 0', 'margin-left: 1px', 'padding-right: 1px', 'scroll-margin-left: 1px'],
  ...['border-left: 0', 'border-right-color: red', 'border-top-left-radius: 1px', 'border-bottom-right-radius: 1px'],
  ...['text-align: left', 'float: right', 'clear: left', 'margin: 0 1px 0 2px', 'padding: 0 1px 2px 3px'],
  ...['inset: 0 auto 0 0', 'border-radius: 1px 0 0 1px', 'border-radius: 0 1px 1px', 'transform-origin: left center'],
  ...['background-position: right top', 'background: linear-gradient(to right, red, blue)'],
];
const logical = [
  ...['inset-inline-start: 0', 'margin-inline-end: 1px', 'border-start-start-radius: 1px', 'text-align: start'],
  ...['margin: 0 1px 2px', 'padding: 0 1px 2px 1px', 'inset: 0', 'border-radius: 1px 1px 0 0', 'border-radius: 2px'],
  ...['transform-origin: 50% 100%', 'background: linear-gradient(to bottom, red, blue)', 'margin: 0 auto'],
];

test('styles name no side of the window where they mean one of the text', () => {
  expect(refused(physical)).toEqual(physical);
  expect(refused(logical)).toEqual([]);
});
