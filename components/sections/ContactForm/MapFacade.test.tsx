import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { stubBrowser } from '@/components/ui/browser-stubs';
import { writeCookie } from '@/lib/browser/write-cookie';
import { writeConsent } from '@/lib/consent/write-consent';
import { translator } from '@/lib/i18n/languages';

import { MapFacade } from './MapFacade';

const choose = (media: boolean) => act(() => writeConsent({ functional: false, media }));

function show() {
  const { reveal } = stubBrowser();
  const mapLink = 'https://www.openstreetmap.org/?mlat=39.92&mlon=32.855#map=16/39.92/32.855';
  const { container } = render(<MapFacade id="map" mapLink={mapLink} headingLevel={2} t={translator('tr')} />);
  const area = container.querySelector('[data-frame]');
  if (!area) throw new Error('no map');
  return {
    nearView: () => act(() => reveal(area)),
    map: () => screen.queryByTitle('Harita (OpenStreetMap)'),
    ask: () => userEvent.click(screen.getByRole('button', { name: 'Haritayı göster' })),
  };
}

afterEach(() => writeCookie('consent', '', 0));

test('for who allows the content of other companies the map comes when it nears the view, and takes no focus', () => {
  choose(true);
  const { map, nearView } = show();
  expect(map()).not.toBeInTheDocument();
  nearView();
  expect(map()).toBeInTheDocument();
  expect(map()).not.toHaveFocus();
});

test.each([
  ['nobody was asked', undefined],
  ['it was refused', false],
])('where %s the drawing stays', (_, media) => {
  if (media !== undefined) choose(media);
  const { map, nearView } = show();
  nearView();
  expect(map()).not.toBeInTheDocument();
});

test('it comes as soon as it is allowed, and taking that back brings the drawing back', () => {
  const { map, nearView } = show();
  nearView();
  choose(true);
  nearView();
  expect(map()).toBeInTheDocument();
  choose(false);
  expect(map()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Haritayı göster' })).toBeInTheDocument();
});

test('a refusal takes away a map that was asked for, too', async () => {
  const { ask, map } = show();
  await ask();
  expect(map()).toHaveFocus();
  choose(false);
  expect(map()).not.toBeInTheDocument();
});
