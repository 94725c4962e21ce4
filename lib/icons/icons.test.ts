import type { MenuItem } from '@/lib/content';

import { iconSheet, menuIcons, menuVersion } from './icon-sheet';
import { lucideIcon } from './lucide';

const item = (icon: string | undefined, more: Partial<MenuItem> = {}): MenuItem => ({
  title: 'x',
  icon,
  dropdown: [],
  megamenu: [],
  ...more,
});

test.each(['layers', 'building-2', 'waves'])('%s is drawn, whether the name is a present or a former one', (name) => {
  expect(lucideIcon(name)?.length).toBeGreaterThan(0);
});

test.each(['', 'no-such-icon', 'constructor', '../secret'])('%p draws nothing', (name) => {
  expect(lucideIcon(name)).toBeUndefined();
});

test('the sheet of a menu has every icon of every level once, and none that cannot be drawn', () => {
  const menu = [
    item('layers', { dropdown: [item('info', { dropdown: [item('layers')] })] }),
    item('<script>', { megamenu: [{ title: 'y', dropdown: [item('mail')] }] }),
  ];
  expect(menuIcons(menu)).toEqual(['info', 'layers', 'mail']);
  const sheet = new DOMParser().parseFromString(iconSheet(menuIcons(menu)), 'image/svg+xml');
  expect([...sheet.querySelectorAll('symbol')].map(({ id }) => id)).toEqual(['info', 'layers', 'mail']);
  expect(sheet.querySelectorAll('symbol#mail > *').length).toBeGreaterThan(0);
});

test('another set of icons has another version', () => {
  expect(menuVersion([item('layers')])).not.toBe(menuVersion([item('info')]));
});
