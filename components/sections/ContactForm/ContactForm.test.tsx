import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderSection } from '../render-section';
import { contactFormFixture } from './ContactForm.fixture';

test('the map service is named, and contacted only after a click', async () => {
  const user = userEvent.setup();
  const { container } = renderSection(contactFormFixture);
  expect(screen.getByText(/Harita OpenStreetMap hizmetinden yüklenir/)).toBeInTheDocument();
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.querySelector('[data-frame]')).toHaveAttribute('data-frame', 'https://www.openstreetmap.org');
  await user.click(screen.getByRole('button', { name: 'Haritayı göster' }));
  const map = screen.getByTitle('Harita (OpenStreetMap)');
  expect(map).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/));
  expect(map).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Haritayı göster' })).not.toBeInTheDocument();
});

test('the text links to the map, and the map to directions', () => {
  const { container } = renderSection(contactFormFixture, 'en');
  const link = screen.getByRole('link', { name: 'See on the map' });
  expect(container.querySelector(link.getAttribute('href') ?? '')).toContainElement(
    screen.getByRole('heading', { name: 'Find us on the map' }),
  );
  expect(screen.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.openstreetmap.org/directions'),
  );
});

test('a map that cannot be embedded is a link, and without a map link there is none', () => {
  const { container, unmount } = renderSection({ ...contactFormFixture, mapLink: 'https://maps.app.goo.gl/abc' });
  expect(screen.queryByRole('button', { name: 'Haritayı göster' })).not.toBeInTheDocument();
  expect(container.querySelector('[data-frame]')).toBeNull();
  expect(screen.getByRole('link', { name: 'Yol tarifi al' })).toHaveAttribute('href', 'https://maps.app.goo.gl/abc');
  unmount();
  renderSection({ ...contactFormFixture, mapLink: undefined });
  expect(screen.queryByRole('link', { name: /Harita|Yol/ })).not.toBeInTheDocument();
});
