import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { readDraft, writeDraft } from '@/components/forms/contact/draft';
import { stubBrowser } from '@/components/ui/browser-stubs';
import { emptyValues } from '@/lib/forms/contact-values';

import { renderSection } from '../render-section';
import { siteVisitFixture } from './SiteVisit.fixture';

beforeEach(() => {
  stubBrowser();
  jest.useFakeTimers({ now: new Date('2026-12-11T21:00:00Z'), doNotFake: ['performance'] });
});

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const visitor = () => userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
const link = () => screen.getByRole('link', { name: siteVisitFixture.linkTitle });

/** Links leave the page, which jsdom cannot do. */
async function follow(element: HTMLElement) {
  element.addEventListener('click', (event) => event.preventDefault());
  await visitor().click(element);
}

const show = (change: Partial<typeof siteVisitFixture> = {}, language: 'tr' | 'en' = 'tr') =>
  renderSection({ ...siteVisitFixture, date: '2099-12-11', ...change }, language);

test('counts down to the day, and moves on to the next month once it is over', () => {
  show({ date: '2026-12-11', repeat: 'monthly' });
  expect(screen.getByText('8 Ocak 2027')).toBeInTheDocument();
  expect(screen.getByRole('timer', { name: 'Geri sayım' })).toHaveTextContent('27 Gün');
});

test('a section that is not translated has its day in its own language too', async () => {
  renderSection({ ...siteVisitFixture, date: '2099-12-11' }, 'en', 1, 'tr');
  expect(screen.getByText('11 Aralık 2099')).toBeInTheDocument();
  await follow(link());
  expect(readDraft()?.values.subject).toBe('Jet grout kolonlarını yerinde görün, 11 Aralık 2099');
});

test('a past day without repetition says so', () => {
  show({ date: '2026-12-11' });
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByText('You are good to go!')).toBeInTheDocument();
});

test('the contact form finds the number of guests in its message', async () => {
  show();
  expect(link()).toHaveAttribute('href', '/contact');
  const guests = within(screen.getByRole('group', { name: 'Kaç kişi geleceksiniz?' }));
  await visitor().click(guests.getByRole('button', { name: 'Artır' }));
  await visitor().click(guests.getByRole('button', { name: 'Artır' }));
  expect(readDraft()).toBeUndefined();
  await follow(link());
  expect(readDraft()?.values).toEqual({
    ...emptyValues,
    subject: 'Jet grout kolonlarını yerinde görün, 11 Aralık 2099',
    message: 'Saha gününe 3 kişi katılmak istiyoruz.',
  });
});

test('a draft with the visitor’s own data is kept', async () => {
  writeDraft({ ...emptyValues, name: 'Ada', email: 'ada@firma.example' });
  show({}, 'en');
  expect(link()).toHaveAttribute('href', '/en/contact');
  await follow(link());
  expect(readDraft()?.values).toMatchObject({ name: 'Ada', message: 'Number of guests for the site day: 1.' });
});

test('a message that the visitor has begun is kept, and names the last number of guests once', async () => {
  writeDraft({ ...emptyValues, message: 'Zemin raporumuz ektedir.' });
  show();
  await follow(link());
  await visitor().click(screen.getByRole('button', { name: 'Artır' }));
  await visitor().click(link());
  expect(readDraft()?.values.message).toBe('Zemin raporumuz ektedir.\n\nSaha gününe 2 kişi katılmak istiyoruz.');
});
