/** @jest-environment jsdom */
import type { MenuItem, SocialAccount } from '@/lib/content';

import { frameIcons, iconSheet, type IconUsers, iconsOfVersion, menuIcons, sheetVersion } from './icon-sheet';
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

const frame = (menuIcon: string, ...accounts: string[]): IconUsers => ({
  menu: [item(menuIcon)],
  socialAccounts: accounts.map((icon): SocialAccount => ({
    name: icon,
    icon,
    link: 'https://x.example/',
    position: 'left',
  })),
});

test('the sheet of a frame has the icons of its accounts that only it draws, each once', () => {
  const icons = frameIcons(frame('layers', 'x', 'linkedin', 'x', 'mail', 'no-such-icon'));
  expect(icons).toEqual(['brand-linkedin', 'brand-x', 'layers']);
  const sheet = new DOMParser().parseFromString(iconSheet(icons), 'image/svg+xml');
  expect(sheet.querySelector('symbol#brand-linkedin path')?.getAttribute('d')).toMatch(/^M/);
});

test('the cross of a menu and the brand of an account, both named x, are two icons', () => {
  const sheet = new DOMParser().parseFromString(iconSheet(frameIcons(frame('x', 'x'))), 'image/svg+xml');
  const [brand, cross] = [...sheet.querySelectorAll('symbol')];
  expect([brand?.id, cross?.id]).toEqual(['brand-x', 'x']);
  expect(cross?.querySelectorAll('path')).toHaveLength(lucideIcon('x')?.length ?? 0);
  expect(brand?.innerHTML).not.toBe(cross?.innerHTML);
});

test('another set of icons has another version', () => {
  expect(sheetVersion(frame('layers'))).not.toBe(sheetVersion(frame('info')));
  expect(sheetVersion(frame('layers', 'x'))).not.toBe(sheetVersion(frame('layers')));
});

test('a page gets the icons of its own language’s frame, and for an unknown version all icons', () => {
  const [turkish, english] = [frame('layers', 'x'), frame('info')];
  const models = [turkish, english];
  expect(iconsOfVersion(models, sheetVersion(english))).toEqual({ icons: ['info'], isCurrent: true });
  expect(iconsOfVersion(models, sheetVersion(turkish))).toEqual({ icons: ['brand-x', 'layers'], isCurrent: true });
  const brands = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'].map((name) => `brand-${name}`);
  for (const version of [null, 'old']) {
    expect(iconsOfVersion(models, version)).toEqual({ icons: ['info', 'layers', ...brands], isCurrent: false });
  }
});
