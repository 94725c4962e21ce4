import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext, useState } from 'react';

import { KeepRendering } from './KeepRendering.client';
import { AwayContext } from './state/away-context';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

/** Stands for a page with an open form. */
function Form({ title }: { title: string }) {
  const [text, setText] = useState('');
  const isAway = useContext(AwayContext);
  return (
    <main>
      <h1>{title}</h1>
      <input aria-label="Metin" value={text} onChange={({ target }) => setText(target.value)} />
      <p>{isAway ? 'ulaşılamıyor' : ''}</p>
    </main>
  );
}

const failed = <p>Şu anda gösterilemiyor</p>;

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
  window.fetch = jest.fn();
});
afterEach(() => jest.useRealTimers());

test('a refresh that fails keeps the page and what is typed, and is tried again until it succeeds', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const { rerender } = render(
    <KeepRendering outcome="complete">
      <Form title="Bir" />
    </KeepRendering>,
  );
  await user.type(screen.getByRole('textbox'), 'Yazdığım');
  for (const time of [3000, 6000, 12_000]) {
    rerender(<KeepRendering outcome="failed">{failed}</KeepRendering>);
    expect(screen.getByText('ulaşılamıyor')).toBeVisible();
    refresh.mockClear();
    act(() => jest.advanceTimersByTime(time - 1));
    expect(refresh).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(refresh).toHaveBeenCalledTimes(1);
  }
  rerender(
    <KeepRendering outcome="complete">
      <Form title="İki" />
    </KeepRendering>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('İki');
  expect(screen.getByRole('textbox')).toHaveValue('Yazdığım');
  expect(screen.queryByText('ulaşılamıyor')).not.toBeInTheDocument();
});

test('a page that fails at first is shown as it is, and opens by itself once the backend answers', () => {
  const { rerender } = render(<KeepRendering outcome="failed">{failed}</KeepRendering>);
  expect(screen.getByText('Şu anda gösterilemiyor')).toBeVisible();
  act(() => jest.advanceTimersByTime(3000));
  expect(refresh).toHaveBeenCalledTimes(1);
  rerender(
    <KeepRendering outcome="complete">
      <Form title="Bir" />
    </KeepRendering>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Bir');
  act(() => jest.advanceTimersByTime(60_000));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a refresh without the parts of every page keeps the complete page, and is tried again', () => {
  const { rerender } = render(
    <KeepRendering outcome="complete">
      <Form title="Bir" />
    </KeepRendering>,
  );
  rerender(
    <KeepRendering outcome="incomplete">
      <Form title="Eksik" />
    </KeepRendering>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Bir');
  expect(screen.getByText('ulaşılamıyor')).toBeVisible();
  act(() => jest.advanceTimersByTime(3000));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a first rendering without the parts is shown, kept while nothing answers, and tried until it is complete', () => {
  const incomplete = (title: string) => (
    <KeepRendering outcome="incomplete">
      <Form title={title} />
    </KeepRendering>
  );
  const { rerender } = render(incomplete('Bir'));
  expect(screen.getByRole('heading')).toHaveTextContent('Bir');
  act(() => jest.advanceTimersByTime(3000));
  rerender(incomplete('İki'));
  expect(screen.getByRole('heading')).toHaveTextContent('İki');
  rerender(<KeepRendering outcome="failed">{failed}</KeepRendering>);
  expect(screen.getByRole('heading')).toHaveTextContent('İki');
  act(() => jest.advanceTimersByTime(6000));
  expect(refresh).toHaveBeenCalledTimes(2);
  rerender(
    <KeepRendering outcome="complete">
      <Form title="Üç" />
    </KeepRendering>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Üç');
  expect(screen.queryByText('ulaşılamıyor')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(refresh).toHaveBeenCalledTimes(2);
});
