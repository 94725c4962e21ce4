import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { stubBrowser } from '@/components/ui/browser-stubs';

import { renderSection } from '../render-section';
import { tabListFixture } from './TabList.fixture';

beforeEach(() => {
  stubBrowser();
});

const selected = () => screen.getByRole('tab', { selected: true });

test('the first tab is selected, and every panel is in the HTML', () => {
  renderSection(tabListFixture);
  expect(selected()).toHaveTextContent('Derin kazı');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(3);
  expect(screen.getByRole('tabpanel', { name: 'Derin kazı' })).toHaveTextContent('yatay deplasmanı');
});

test('arrows, Home and End select a tab and move the focus to it', async () => {
  const user = userEvent.setup();
  renderSection(tabListFixture);
  await user.click(selected());
  for (const [key, title] of [
    ['{ArrowDown}', 'Zayıf zemin'],
    ['{ArrowRight}', 'Su'],
    ['{ArrowRight}', 'Derin kazı'],
    ['{ArrowLeft}', 'Su'],
    ['{Home}', 'Derin kazı'],
    ['{End}', 'Su'],
  ] as const) {
    await user.keyboard(key);
    expect(selected()).toHaveTextContent(title);
    expect(selected()).toHaveFocus();
  }
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});

test('a tab without a link links to the services, in the page’s language', () => {
  const { unmount } = renderSection(tabListFixture);
  expect(screen.getByRole('link', { name: 'Hizmetlerimiz' })).toHaveAttribute('href', '/page/hizmetlerimiz');
  expect(screen.getByRole('link', { name: 'İncele' })).toHaveAttribute('href', '/page/jet-grout');
  unmount();
  renderSection(tabListFixture, 'en');
  expect(screen.getByRole('link', { name: 'Our services' })).toHaveAttribute('href', '/en/page/hizmetlerimiz');
});
