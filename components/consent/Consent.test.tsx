import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';

import { writeCookie } from '@/lib/browser/write-cookie';
import { readConsent } from '@/lib/consent/consent';
import { writeConsent } from '@/lib/consent/write-consent';
import type { Language } from '@/lib/i18n/languages';

import { Consent } from './Consent';

const model = { footer: [{ title: 'Yasal', text: '', submenu: [{ title: 'Çerez', link: '/page/cerez' }] }], menu: [] };

function page(language: Language = 'tr') {
  return (
    <>
      <Consent model={model} language={language} />
      <main id="content" tabIndex={-1}>
        <button data-consent="">Çerez tercihleri</button>
      </main>
    </>
  );
}

/** Opens a page and waits until nothing changes any more. */
function open(language?: Language) {
  const user = userEvent.setup();
  const { container } = render(page(language));
  return { user, container };
}

const banner = (name = 'Çerez tercihleri') => screen.findByRole('region', { name }, { timeout: 4000 });
const opener = () => within(screen.getByRole('main')).getByRole('button', { name: 'Çerez tercihleri' });
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Element.prototype.scrollIntoView = jest.fn(() => Promise.resolve());
});

afterEach(() => {
  jest.useRealTimers();
  writeCookie('consent', '', 0);
});

test('visitors without a choice are asked, with the purposes and a link to the notice', async () => {
  const { container } = open();
  const region = await banner();
  expect(region).toHaveTextContent('Ziyaretçi ölçümü ve reklam çerezi kullanmıyoruz');
  expect(screen.getByRole('link', { name: 'Çerezler hakkında ayrıntılı bilgi' })).toHaveAttribute(
    'href',
    '/page/cerez',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Çerez tercihleri');
  expect(document.body).toHaveFocus();
  expect(readConsent()).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

test('there is no question without script', () => {
  expect(renderToStaticMarkup(<Consent model={model} language="tr" />)).not.toMatch(/Kabul|region/);
});

test.each([
  ['Kabul et', { functional: true, media: true }],
  ['Reddet', { functional: false, media: false }],
])('%s answers for every category, and the question does not return', async (answer, choice) => {
  const { user } = open();
  await banner();
  await user.click(press(answer));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Çerez tercihleriniz kaydedildi.');
  expect(readConsent()).toEqual(choice);
  expect(screen.getByRole('main')).toHaveFocus();
  jest.useFakeTimers();
  open();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('the categories open in place, none preselected, and are saved as chosen', async () => {
  const { user, container } = open();
  await banner();
  await user.click(press('Tercihler'));
  expect(press('Tercihler')).toHaveAttribute('aria-expanded', 'true');
  expect(press('Tercihler')).toHaveFocus();
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, false]);
  expect(screen.getByRole('checkbox', { name: 'Zorunlu (her zaman açık)' })).toBeDisabled();
  const media = screen.getByRole('checkbox', { name: 'Harita ve filmler' });
  expect(media).toHaveAccessibleDescription(/IP adresinizi alır ve çerez bırakabilir/);
  expect((await axe(container)).violations).toEqual([]);
  await user.click(media);
  await user.click(press('Seçimimi kaydet'));
  expect(readConsent()).toEqual({ functional: false, media: true });
});

test('leaving the page makes no choice', async () => {
  const { user } = open();
  await banner();
  await user.click(press('Tercihler'));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('region')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Kapat' })).not.toBeInTheDocument();
});

test('the footer reopens the choice as it was made, and withdrawing it deletes what was stored', async () => {
  writeConsent({ functional: true, media: false });
  writeCookie('promo-popup-saha-gunu', 'shown', 60);
  const { user } = open();
  await user.click(opener());
  await banner();
  expect(screen.getByRole('heading', { name: 'Çerez tercihleri' })).toHaveFocus();
  const functional = screen.getByRole('checkbox', { name: 'İşlevsel' });
  expect(functional).toBeChecked();
  await user.click(functional);
  await user.click(press('Seçimimi kaydet'));
  expect(readConsent()).toEqual({ functional: false, media: false });
  expect(document.cookie).not.toContain('promo-popup');
  expect(opener()).toHaveFocus();
});

test.each(['{Escape}', 'Kapat'])('%s keeps the choice and returns the focus', async (way) => {
  writeConsent({ functional: true, media: true });
  const { user } = open();
  await user.click(opener());
  await banner();
  if (way === 'Kapat') await user.click(press(way));
  else await user.keyboard(way);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(readConsent()).toEqual({ functional: true, media: true });
  expect(opener()).toHaveFocus();
});

test('an English page asks in English', async () => {
  open('en');
  expect(await banner('Cookie preferences')).toHaveTextContent('We use no analytics or advertising cookies');
});

test.each(['visibilitychange', 'pageshow'])(
  'a question that was answered in another tab is over (%s), but not one that was asked for',
  async (event) => {
    const { user } = open();
    await banner();
    const comeBack = () => act(() => (event === 'pageshow' ? window : document).dispatchEvent(new Event(event)));
    comeBack();
    expect(screen.getByRole('region', { name: 'Çerez tercihleri' })).toBeVisible();
    writeCookie('consent', 'version=1&time=2026-11-20T10:00:00.000Z&functional=yes&media=no', 60);
    comeBack();
    expect(screen.queryByRole('region', { name: 'Çerez tercihleri' })).not.toBeInTheDocument();
    await user.click(opener());
    await banner();
    comeBack();
    expect(screen.getByRole('region', { name: 'Çerez tercihleri' })).toBeVisible();
  },
);
