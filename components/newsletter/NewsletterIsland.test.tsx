import { act, fireEvent, render, screen } from '@testing-library/react';

import { NewsletterIsland } from './NewsletterIsland.client';

jest.mock('./subscribe', () => {
  throw new Error('the chunk cannot be loaded');
});

const onRejection = jest.fn();
beforeAll(() => void process.on('unhandledRejection', onRejection));
afterAll(() => void process.off('unhandledRejection', onRejection));

test('without the code for its own texts, the error of the browser is shown', async () => {
  render(
    <NewsletterIsland id="n" action="/newsletter" language="tr" label="E-posta" button="Kaydol">
      {null}
    </NewsletterIsland>,
  );
  const email = screen.getByLabelText('E-posta');
  // jsdom has no texts of its own.
  jest.spyOn(email as HTMLInputElement, 'validationMessage', 'get').mockReturnValue('Lütfen doldurun.');
  fireEvent.invalid(email);
  expect(await screen.findByText('Lütfen doldurun.')).toBeInTheDocument();
  expect(email).toHaveAccessibleDescription('Lütfen doldurun.');
  expect(email).toHaveFocus();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(onRejection).not.toHaveBeenCalled();
});
