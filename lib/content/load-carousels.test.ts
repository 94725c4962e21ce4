/** @jest-environment node */
import type * as Stub from '../../test/stub-backend';
import { backend, failure, model, page, resetBackend } from '../../test/stub-backend';
import { carouselLists, loadCarousels } from './load-carousels';
import { markIncomplete } from './mark-incomplete';

jest.mock('../backend/client', () => jest.requireActual<typeof Stub>('../../test/stub-backend').stubbedClient);

jest.mock('./mark-incomplete', () => ({ markIncomplete: jest.fn() }));
const marked = jest.mocked(markIncomplete);

beforeEach(() => {
  marked.mockClear();
  resetBackend();
});

describe('the two carousels', () => {
  test('are the technologies and the references, in this order', async () => {
    backend.answers['GetCategoryPages teknoloji_uygulama'] = [page('t')];
    backend.answers['GetCategoryPages referanslar'] = [page('r')];
    const { technologies, references } = await loadCarousels('tr');
    expect([technologies, references].map((pages) => pages.map(({ pageKey }) => pageKey))).toEqual([['t'], ['r']]);
  });

  test('are empty if the backend fails', async () => {
    backend.answers['GetCategoryPages teknoloji_uygulama'] = failure;
    backend.answers['GetCategoryPages referanslar'] = failure;
    expect(await carouselLists('tr')).toEqual([null, null]);
    expect(await loadCarousels('tr')).toMatchObject({ technologies: [], references: [] });
  });

  test('have titles that say their language where they lack a translation', async () => {
    backend.answers.GetApplicationModel = {
      ...model,
      categories: [
        {
          key: 'teknoloji',
          carousel: 'technologies',
          title: 'Teknolojilerimiz',
          titleOtherLangs: { en: 'Technologies' },
        },
        { key: 'isler', carousel: 'references', title: 'Referanslar', titleOtherLangs: { de: 'Referenzen' } },
      ],
    };
    expect(await loadCarousels('de')).toMatchObject({
      titles: { technologies: 'Teknolojilerimiz', references: 'Referenzen' },
      foreign: { technologies: 'tr' },
    });
    expect((await loadCarousels('tr')).foreign).toEqual({});
  });
});
