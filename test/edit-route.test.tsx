import type { ReactElement } from 'react';

import EditRoute, { generateMetadata } from '@/app/[lang]/edit/[[...path]]/page';
import type { Outcome } from '@/components/edit/KeepRendering.client';
import type { EditInfo } from '@/lib/edit/edit-info';

const page = { pageKey: 'x', title: 'Jet Grout', otherLangs: { en: { title: 'Jet grouting' }, de: { title: '' } } };
const found = { kind: 'found', value: { page, revision: 'r' } };
const mockLoad = jest.fn(() => Promise.resolve<object>(found));
let mockParts: object;
let mockNewest: object | undefined;
const model = { languages: [], menu: [], siteInfo: {} };

jest.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: () => undefined }) }));
jest.mock('@/components/edit/EditPage', () => ({ EditPage: () => null }));
jest.mock('@/components/edit/picker/SectionSample', () => ({
  isSectionType: (type: unknown) => type === 'hero',
}));
jest.mock('@/components/edit/compare/VersionView', () => ({}));
jest.mock('@/components/layout/AbsentPage', () => ({}));
jest.mock('@/lib/content', () => ({ BackendFailure: class extends Error {} }));
jest.mock('@/lib/content/load-carousels', () => ({}));
jest.mock('@/lib/content/site-titles', () => ({ loadSiteTitles: () => Promise.resolve({}) }));
jest.mock('@/lib/content/load-route', () => ({ loadFrame: () => Promise.resolve({ kind: 'missing', model }) }));
jest.mock('@/lib/edit/load-edit-page', () => ({
  currentSession: () => Promise.resolve({ token: 't', user: {} }),
  loadEditPage: () => mockLoad(),
  loadEditParts: () => Promise.resolve(mockParts),
  loadNewestModel: () => Promise.resolve(mockNewest),
  pageOfDraft: () => ({ pageKey: 'x', sections: [] }),
  modelOfDraft: () => model,
}));

interface Shown {
  info: EditInfo;
  model: object;
}

beforeEach(() => {
  mockNewest = model;
});

/** How the page is rendered, and what the edit mode gets. */
async function renderPage() {
  const route = await EditRoute({
    params: Promise.resolve({ lang: 'tr', path: ['page', 'x'] }),
    searchParams: Promise.resolve({}),
  });
  const { outcome, children } = route.props as { outcome: Outcome; children: ReactElement<Shown> };
  return { shown: { outcome, parts: children.props.info.parts }, model: children.props.model };
}

test('a page with the parts of every page, and one of a backend that has none, is complete', async () => {
  mockParts = { kind: 'found', value: { parts: { footer: {} }, model: {} } };
  expect((await renderPage()).shown).toEqual({ outcome: 'complete', parts: { footer: {} } });
  mockParts = { kind: 'missing' };
  expect((await renderPage()).shown).toEqual({ outcome: 'complete', parts: undefined });
});

test.each(['failed', 'login'])('a page whose parts are %s is shown, but is incomplete', async (kind) => {
  mockParts = { kind };
  expect((await renderPage()).shown).toEqual({ outcome: 'incomplete', parts: undefined });
});

test('the frame is the one of now; where it is late, the one that the site has kept, until the backend answers', async () => {
  mockParts = { kind: 'missing' };
  mockNewest = { ...model, languages: [{ code: 'de' }] };
  expect(await renderPage()).toMatchObject({ model: mockNewest, shown: { outcome: 'complete' } });
  mockNewest = undefined;
  expect(await renderPage()).toMatchObject({ model, shown: { outcome: 'incomplete' } });
});

describe('the title of the tab', () => {
  const titleOf = async (search = {}, lang = 'tr') => {
    const params = Promise.resolve({ lang, path: ['page', 'x'] });
    return (await generateMetadata({ params, searchParams: Promise.resolve(search) })).title;
  };

  test('begins with that of the page', async () => {
    expect(await titleOf()).toBe('Jet Grout – Düzenleme modu');
    expect(await titleOf({}, 'en')).toBe('Jet grouting – Edit mode');
    expect(await titleOf({}, 'de')).toMatch(/^Jet Grout – /);
  });

  test('has none without a page, or while the backend is away', async () => {
    mockLoad.mockResolvedValueOnce({ kind: 'login' });
    expect(await titleOf()).toBe('Düzenleme modu');
    mockLoad.mockRejectedValueOnce(new Error('away'));
    expect(await titleOf()).toBe('Düzenleme modu');
  });

  test('asks for no page where an example of a section is shown', async () => {
    mockLoad.mockClear();
    expect(await titleOf({ sample: 'hero' })).toBe('Düzenleme modu');
    expect(mockLoad).not.toHaveBeenCalled();
  });
});
