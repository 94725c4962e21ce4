import { screen } from '@testing-library/react';

import { stubBrowser } from '@/components/ui/browser-stubs';

import { loadFixture } from './load-fixture';
import { renderSection } from './render-section';

beforeAll(() => stubBrowser());

test.each(['iconWithText', 'gallery', 'table', 'counter', 'accordion'] as const)(
  'a sub-title of %s is shown without a title too',
  async (type) => {
    renderSection({ ...(await loadFixture(type)), title: undefined, subTitle: 'Fiyatlara KDV dahil değildir.' });
    expect(screen.getByText('Fiyatlara KDV dahil değildir.')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  },
);
