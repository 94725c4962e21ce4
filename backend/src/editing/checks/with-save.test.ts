import type { StoredPage } from '../../wire/page';
import { withSave } from './with-save';

const stored = {
  id: 1,
  pageKey: 'p',
  link: '/page/p',
  updatedAt: '',
  title: { tr: 'Eski', en: 'Old' },
  sections: [
    {
      id: 's1',
      blockType: 'tabList',
      sectionId: 'tabs',
      list: [{ id: 'r1', title: { tr: 'Bir', en: 'One' }, link: '/a' }],
    },
  ],
} as StoredPage;

describe('withSave', () => {
  it('merges the save of one language with the others, row by row', () => {
    const list = [
      { id: 'r2', title: 'New', link: '/b' },
      { id: 'r1', title: 'One!', link: '/c' },
    ];
    const data = { title: 'New', sections: [{ id: 's1', blockType: 'tabList', sectionId: 'tabs', list }] };
    expect(withSave(stored, data, 'en')).toMatchObject({
      link: '/page/p',
      title: { tr: 'Eski', en: 'New' },
      sections: [
        {
          list: [
            { title: { en: 'New' }, link: '/b' },
            { title: { tr: 'Bir', en: 'One!' }, link: '/c' },
          ],
        },
      ],
    });
  });

  it('leaves a new page unchanged', () => {
    const counter = { blockType: 'counter', sectionId: 'c', list: [{ number: { text: '5' } }] };
    expect(withSave(undefined, { title: 'Yeni', sections: [counter], dataSections: null }, 'tr')).toMatchObject({
      title: { tr: 'Yeni' },
      sections: [{ list: [{ number: { text: { tr: '5' } } }] }],
      dataSections: [],
    });
  });
});
