import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';

import { writeCookie } from '@/lib/browser/write-cookie';
import { writeConsent } from '@/lib/consent/write-consent';
import { translator } from '@/lib/i18n/languages';
import type { Movie } from '@/lib/sections/define-section';

import { stubDialog } from './dialog-stub';
import { FilmCover } from './FilmCover';

const own: Movie = {
  src: '/media/video/company-film.mp4',
  captions: [{ src: '/media/video/company-film.tr.vtt', language: 'tr' }],
};
const youTube: Movie = { src: 'https://youtu.be/dQw4w9WgXcQ', captions: [] };
const cover = { src: '/media/photos/hero-dam.jpg', width: 2000, height: 1125, alt: 'Kemer baraj' };
const element = (movie?: Movie) => (
  <FilmCover cover={cover} movie={movie} title="Tanıtım filmi" sizes="100vw" t={translator('tr')} />
);

beforeEach(() => {
  stubDialog();
});

async function open(movie: Movie) {
  const user = userEvent.setup();
  const { container } = render(element(movie));
  expect(container.querySelector('video, iframe')).toBeNull();
  await user.click(screen.getByRole('link', { name: /Filmi izle/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Tanıtım filmi' });
  return { user, dialog };
}

test('without script the cover is a link to the film, with script it opens a dialog', () => {
  const html = renderToStaticMarkup(element(own));
  expect(html).toContain('href="/media/video/company-film.mp4"');
  expect(html).not.toMatch(/aria-haspopup|<video|<iframe|data-frame/);
  render(element(own));
  expect(screen.getByRole('link', { name: /Filmi izle/ })).toHaveAttribute('aria-haspopup', 'dialog');
});

test('an own film plays in the dialog, with its captions and the cover as its poster', async () => {
  const { dialog } = await open(own);
  const video = dialog.querySelector('video');
  expect(video).toHaveAttribute('src', own.src);
  expect(video).toHaveAttribute('controls');
  expect(video).not.toHaveAttribute('crossorigin');
  expect(video).toHaveAttribute('poster', cover.src);
  const track = video?.querySelector('track');
  expect(track).toHaveAttribute('srclang', 'tr');
  expect(track).toHaveAttribute('label', 'Türkçe');
});

test('captions of another host are asked for with its permission, and without it the film plays all the same', async () => {
  const src = 'https://cdn.example/film.mp4';
  const { dialog } = await open({ src, captions: [{ src: 'https://cdn.example/film.vtt', language: 'tr' }] });
  const video = () => dialog.querySelector('video');
  expect(video()).toHaveAttribute('crossorigin', 'anonymous');
  fireEvent.error(video() as Element);
  expect(video()).not.toHaveAttribute('crossorigin');
  expect(video()).toHaveAttribute('src', src);
});

test('a film that stops while it plays keeps its captions', async () => {
  const src = 'https://cdn.example/film.mp4';
  const { dialog } = await open({ src, captions: [{ src: 'https://cdn.example/film.vtt', language: 'tr' }] });
  const video = dialog.querySelector('video') as HTMLVideoElement;
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_CURRENT_DATA });
  fireEvent.error(video);
  expect(dialog.querySelector('video')).toBe(video);
  expect(video).toHaveAttribute('crossorigin', 'anonymous');
});

test('closing removes the film and returns the focus', async () => {
  const { user } = await open(own);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: /Filmi izle/ })).toHaveFocus();
});

test('a platform’s player is named first, and loaded only after consent', async () => {
  const { user, dialog } = await open(youTube);
  expect(dialog).toHaveTextContent('Bu film YouTube üzerinden oynatılır.');
  expect(screen.getByRole('link', { name: 'YouTube üzerinde izle' })).toHaveAttribute('href', youTube.src);
  expect(dialog.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Oynat' }));
  const player = screen.getByTitle('Tanıtım filmi');
  expect(player).toHaveAttribute('src', expect.stringContaining('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'));
  expect(player).toHaveFocus();
});

test('with consent a platform’s player loads at once, until consent is withdrawn', async () => {
  writeConsent({ functional: false, media: true });
  const { user, dialog } = await open(youTube);
  expect(dialog.querySelector('iframe')).toHaveAttribute('src', expect.stringContaining('youtube-nocookie.com'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  act(() => writeConsent({ functional: true, media: false }));
  await user.click(screen.getByRole('link', { name: /Filmi izle/ }));
  expect(await screen.findByRole('button', { name: 'Oynat' })).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
  writeCookie('consent', '', 0);
});

test('the HTML has the origin of a platform’s player for the page’s policy', () => {
  expect(renderToStaticMarkup(element(youTube))).toContain('data-frame="https://www.youtube-nocookie.com"');
});

test('a platform’s page without a film stays a link, and a cover without a film is a picture', () => {
  const { unmount } = render(element({ src: 'https://www.youtube.com/@kemerkaya', captions: [] }));
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-haspopup');
  unmount();
  render(element());
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Kemer baraj' })).toBeInTheDocument();
});
