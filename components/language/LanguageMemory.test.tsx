import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LanguageMemory } from './LanguageMemory.client';

const stored = () => JSON.parse(localStorage.getItem('visitorInfo') ?? 'null') as unknown;

beforeEach(() => {
  localStorage.clear();
  performance.getEntriesByType = () => [{ type: 'navigate' } as unknown as PerformanceEntry];
});

function show() {
  render(
    <>
      <a href="#en" hrefLang="en">
        EN <span>English</span>
      </a>
      <a href="#else">Başka</a>
      <LanguageMemory defaultLanguage="tr" />
    </>,
  );
}

test('a chosen language is stored, and other stored data is kept', async () => {
  localStorage.setItem('visitorInfo', '{"theme":"dark","langName":"tr"}');
  show();
  await userEvent.click(screen.getByText('English'));
  expect(stored()).toEqual({ theme: 'dark', langName: 'en' });
});

test('other links do not change the language', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Başka' }));
  expect(stored()).toBeNull();
});

test.each(['{', '"en"', 'null', '[]', '42'])('stored data may be invalid: %s', async (value) => {
  localStorage.setItem('visitorInfo', value);
  show();
  await userEvent.click(screen.getByText('English'));
  expect(stored()).toMatchObject({ langName: 'en' });
});

test('the link works when storage is not available', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('shut', 'SecurityError');
  });
  show();
  await act(() => userEvent.click(screen.getByText('English')));
  expect(location.hash).toBe('#en');
});
