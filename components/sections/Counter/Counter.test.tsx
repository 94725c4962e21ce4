import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { stubBrowser } from '@/components/ui/browser-stubs';

import { renderSection } from '../render-section';
import { CountedNumber } from './CountedNumber.client';
import { counterFixture } from './Counter.fixture';
import { parseNumber } from './parse-number';

const numberOf = (text: string) => {
  const element = screen.getByText(text).closest('b');
  if (!element) throw new Error(`${text} is not a number of the section`);
  return element;
};

test('the server’s HTML has the final text', () => {
  const number = parseNumber('1.250+', 'tr');
  expect(number && renderToString(<CountedNumber text="1.250+" number={number} />)).toContain('>1.250+</span>');
});

test('a number counts when it is seen, while its text stays for those who listen', async () => {
  const { reveal } = stubBrowser();
  renderSection(counterFixture);
  const element = numberOf('1.250+');
  await act(async () => reveal(element));
  await waitFor(() => {
    act(() => reveal(element));
    expect(element.querySelector('[aria-hidden="true"]')).toBeInTheDocument();
  });
  expect(screen.getByText('1.250+')).toBeInTheDocument();
  expect(element.querySelector('[aria-hidden="true"]')).toHaveTextContent(/^[\d.]+\+$/);
  await waitFor(() => expect(element.querySelector('[aria-hidden="true"]')).not.toBeInTheDocument(), { timeout: 4000 });
  expect(element).toHaveTextContent(/^1\.250\+$/);
});

test('nothing counts for those who prefer stillness', async () => {
  const { reveal } = stubBrowser({ prefersStillness: true });
  renderSection(counterFixture);
  const element = numberOf('1.250+');
  await act(async () => reveal(element));
  expect(element).toHaveTextContent(/^1\.250\+$/);
});

test('a text without a number is shown as it is', () => {
  stubBrowser();
  renderSection(counterFixture);
  expect(screen.getByText('Sıfır')).toBeInTheDocument();
});
