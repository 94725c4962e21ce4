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
    shown: () => screen.findByTitle('Harita (OpenStreetMap)'),
    ask: () => userEvent.click(screen.getByRole('button', { name: 'Haritayı göster' })),
  };
}

afterEach(() => writeCookie('consent', '', 0));

test('with consent the map loads when it comes near the view, and takes no focus', async () => {
  choose(true);
  const { map, nearView, shown } = show();
  expect(map()).not.toBeInTheDocument();
  nearView();
  expect(await shown()).toBeInTheDocument();
  expect(map()).not.toHaveFocus();
});

test.each([
  ['nobody was asked', undefined],
  ['it was refused', false],
])('the drawing stays when %s', (_, media) => {
  if (media !== undefined) choose(media);
  const { map, nearView } = show();
  nearView();
  expect(map()).not.toBeInTheDocument();
});

test('it loads as soon as consent is given, and withdrawing consent restores the drawing', async () => {
  const { map, nearView, shown } = show();
  nearView();
  choose(true);
  nearView();
  expect(await shown()).toBeInTheDocument();
  choose(false);
  expect(map()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Haritayı göster' })).toBeInTheDocument();
});

test('the heading and the way there stay above the map', async () => {
  const { ask, map, shown } = show();
  await ask();
  await shown();
  const way = screen.getByRole('link', { name: 'Yol tarifi al' });
  expect(way).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//));
  expect(screen.getByRole('heading', { name: 'Haritada bizi bulun' })).toBeInTheDocument();
  expect(way.compareDocumentPosition(map() ?? way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('rejecting also removes a map that was loaded by a click', async () => {
  const { ask, map, shown } = show();
  await ask();
  expect(await shown()).toHaveFocus();
  choose(false);
  expect(map()).not.toBeInTheDocument();
});
