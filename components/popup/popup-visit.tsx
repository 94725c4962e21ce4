import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeConsent } from '@/lib/consent/write-consent';
import { translator } from '@/lib/i18n/languages';

import { Popup } from './Popup';

export const popup = {
  id: 'saha-günü',
  title: 'Saha günü',
  content: '<p>Kontenjan <strong>20</strong> kişi.</p>',
  link: '/contact',
  linkTitle: 'Kayıt için yazın',
  defaultOpen: true,
};

export const cookie = `promo-popup-${popup.id}`;

export const element = (change: Partial<typeof popup> = {}) => (
  <Popup popup={{ ...popup, ...change }} t={translator('tr')} />
);

/** Opens a page with the popup, and waits until nothing changes any more. */
export async function open(change?: Partial<typeof popup>) {
  const page = render(element(change));
  await rest();
  return page;
}

/** Waits for timers, for loaded code, and for its effects. */
export async function rest() {
  for (let round = 0; round < 4; round += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
}

export const dialog = () => screen.queryByRole('dialog', { name: 'Saha günü' });
/** The dialog, which is open. */
export const opened = () => screen.getByRole('dialog', { name: 'Saha günü' });
export const allow = (functional: boolean) => act(() => writeConsent({ functional, media: false }));

export const visitor = () =>
  userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
