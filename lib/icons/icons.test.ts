/** @jest-environment jsdom */
import type { MenuItem } from '@/lib/content';

import { iconSheet, iconsOfVersion, menuIcons, menuVersion } from './icon-sheet';
import { lucideIcon } from './lucide';

const item = (icon: string | undefined, more: Partial<MenuItem> = {}): MenuItem => ({
  title: 'x',
  icon,
  dropdown: [],
  megamenu: [],
  ...more,
});

test.each(['layers', 'building-2', 'waves'])('%s is drawn, by its current or former name', (name) => {
  expect(lucideIcon(name)?.length).toBeGreaterThan(0);
});

test.each(['', 'no-such-icon', 'constructor', '../secret'])('%p draws nothing', (name) => {
  expect(lucideIcon(name)).toBeUndefined();
});

test('the sheet of a menu has every icon of every level once, without unknown ones', () => {
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

test('a page gets the icons of its own language’s menu, and for an unknown version all icons', () => {
  const [turkish, english] = [[item('layers')], [item('info')]];
  const menus = [turkish, english];
  expect(iconsOfVersion(menus, menuVersion(english))).toEqual({ icons: ['info'], isCurrent: true });
  expect(iconsOfVersion(menus, menuVersion(turkish))).toEqual({ icons: ['layers'], isCurrent: true });
  for (const version of [null, 'old']) {
    expect(iconsOfVersion(menus, version)).toEqual({ icons: ['info', 'layers'], isCurrent: false });
  }
});
