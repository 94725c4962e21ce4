import { pageTags, tagsOfContent } from './page-tags';

const page = (pageKey: string, categories: string[], updatedAt: string) => ({ pageKey, categories, updatedAt });

describe('pageTags', () => {
  it('names the page, its lists and the list of keys when a page is published', () => {
    expect(pageTags(null, page('a', ['metro'], '1'))).toEqual(['page:a', 'category:metro', 'page-keys']);
  });

  it('names both keys and all lists of a page that was renamed and moved', () => {
    const tags = pageTags(page('a', ['metro', 'referanslar'], '1'), page('b', ['metro', 'baraj'], '2'));
    expect(new Set(tags)).toEqual(
      new Set(['page:a', 'page:b', 'category:metro', 'category:referanslar', 'category:baraj', 'page-keys']),
    );
  });

  it('names what disappears when a page is withdrawn or deleted', () => {
    expect(pageTags(page('a', ['baraj'], '1'), null)).toEqual(['page:a', 'category:baraj', 'page-keys']);
  });

  it('names a page and its lists where only its content changes', () => {
    expect(tagsOfContent(page('a', ['metro'], '1'))).toEqual(['page:a', 'category:metro']);
  });

  it('returns no tags for drafts', () => {
    expect(pageTags(null, null)).toEqual([]);
    expect(pageTags(page('a', [], '1'), page('a', [], '1'))).toEqual([]);
  });
});
