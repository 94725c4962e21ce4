import { act, screen, waitFor } from '@testing-library/react';

import { stubBrowser } from '@/components/ui/browser-stubs';

import { renderSection } from '../render-section';
import { counterFixture } from './Counter.fixture';

const numberOf = (text: string) => {
  const element = screen.getByText(text).closest('b');
  if (!element) throw new Error(`${text} is not a number of the section`);
  return element;
};

test('a number counts for two seconds when it is visible; its text stays for screen readers', async () => {
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

test('a text without a number is shown as it is', () => {
  stubBrowser();
  renderSection(counterFixture);
  expect(screen.getByText('Sıfır')).toBeInTheDocument();
});
