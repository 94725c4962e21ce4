import { screen, within } from '@testing-library/react';

import type { EditInfo, PublishRequest } from '@/lib/edit/edit-info';
import { info, ok, setUp } from '@/test/edit-mode';

/** A colleague's request to publish the menu. */
export const request: PublishRequest = {
  ...{ id: '5', state: 'open' as const, note: 'Kariyer eklendi.', requestedBy: 'Selin' },
  ...{ requestedAt: '2026-11-20T10:00:00Z', revision: 'n1', answer: '', answeredBy: null, answeredAt: null },
  isOwn: false,
};
/** The values of a menu with one item. */
export const menu = (title: string) => ({ tr: { menu: [{ title, link: '/about', rowId: '1' }] }, en: { menu: [] } });
/** A page whose menu has an unpublished draft. */
export const withMenu = (asked: PublishRequest | null | undefined): EditInfo => ({
  ...info,
  parts: {
    navigation: { languages: menu('Kariyer'), revision: 'n1', status: 'changed', problems: [], request: asked },
  },
});
export const changes = [{ kind: 'added', field: 'menu', entry: ['Kariyer'] }];
/** What the backend answers about requests for the menu. */
export const found = (asked: PublishRequest[], since: object[] | null = null) =>
  ok({ requests: asked, toPublish: changes, since });

/** Opens the form of the menu. */
export async function openMenu(shown: EditInfo, role?: 'admin' | 'editor') {
  const { user, show } = setUp(shown, undefined, role);
  await user.click(screen.getByRole('button', { name: /^Menü: Düzenle/ }));
  return { user, show, panel: within(screen.getByRole('dialog', { name: 'Menü' })) };
}
