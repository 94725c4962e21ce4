import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';

import { stubBrowser } from '@/components/ui/browser-stubs';
import { stubDialog } from '@/components/ui/dialog-stub';

import { renderSection, sectionElement } from '../render-section';
import { galleryFixture } from './Gallery.fixture';

beforeEach(() => {
  stubBrowser();
  stubDialog();
});

const open = async (name: string) => {
  const user = userEvent.setup();
  renderSection(galleryFixture);
  await user.click(screen.getByRole('link', { name }));
  return { user, dialog: await screen.findByRole('dialog') };
};

test('every picture is a link to its large picture, so that it opens without script too', () => {
  expect(renderToStaticMarkup(sectionElement(galleryFixture))).not.toContain('aria-haspopup');
  renderSection(galleryFixture);
  for (const picture of screen.getAllByRole('link')) expect(picture).toHaveAttribute('aria-haspopup', 'dialog');
  const link = screen.getByRole('link', { name: 'Baraj gövdesi ve göl' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/hero-dam\.jpg$/));
  expect(screen.getByRole('link', { name: 'Aynı yerden, bahar.' })).toBeInTheDocument();
});

test('a press opens the large picture with its caption, and the arrows turn the pages', async () => {
  const { user, dialog } = await open('Nehre yansıyan kemer köprü');
  expect(dialog).toHaveAccessibleName('Görsel 2 / 4');
  expect(within(dialog).getByRole('img', { name: 'Nehre yansıyan kemer köprü' })).toBeVisible();
  expect(dialog).toHaveTextContent('Erişim köprüsü.');
  await user.click(within(dialog).getByRole('button', { name: 'Sonraki' }));
  expect(dialog).toHaveAccessibleName('Görsel 3 / 4');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(dialog).toHaveAccessibleName('Görsel 1 / 4');
  await user.keyboard('{ArrowLeft}');
  expect(dialog).toHaveAccessibleName('Görsel 4 / 4');
});

test('turning the page says which picture is shown, and the way back of the browser stays its own', async () => {
  const { user, dialog } = await open('Nehre yansıyan kemer köprü');
  expect(within(dialog).getByRole('status')).toHaveTextContent('Görsel 2 / 4: Nehre yansıyan kemer köprü');
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(dialog).toHaveAccessibleName('Görsel 2 / 4');
  await user.keyboard('{ArrowLeft}');
  expect(within(dialog).getByRole('status')).toHaveTextContent('Görsel 1 / 4: Baraj gövdesi ve göl');
});

test('a swipe across turns the page, a swipe down or with two fingers does not', async () => {
  const { dialog } = await open('Nehre yansıyan kemer köprü');
  const picture = () => within(dialog).getByRole('img');
  const swipe = (across: number, down: number, fingers = 1) => {
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, identifier: 0, target: picture() });
    const touches = Array.from({ length: fingers }, () => at(200, 200));
    fireEvent.touchStart(picture(), { touches, changedTouches: touches });
    fireEvent.touchEnd(picture(), { touches: [], changedTouches: [at(200 + across, 200 + down)] });
  };
  swipe(-90, 20);
  expect(dialog).toHaveAccessibleName('Görsel 3 / 4');
  swipe(90, -20);
  expect(dialog).toHaveAccessibleName('Görsel 2 / 4');
  swipe(-90, 80);
  swipe(-30, 0);
  swipe(-90, 0, 2);
  expect(dialog).toHaveAccessibleName('Görsel 2 / 4');
});

test('a single picture has nothing to turn', async () => {
  const user = userEvent.setup();
  renderSection({ ...galleryFixture, list: galleryFixture.list.slice(0, 1) });
  await user.click(screen.getByRole('link', { name: 'Baraj gövdesi ve göl' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('button', { name: 'Sonraki' })).not.toBeInTheDocument();
});
