import type { WireContext } from './context';
import { mediaIdsOf } from './media-ids';
import { media, photo, toWire, turkish } from '../testing/sections-with-media';

describe('unusual stored values', () => {
  const hero = { blockType: 'hero', sectionId: 'h', order: 1, title: { tr: 'T' } };
  const about = (movieLink: unknown, context = turkish) =>
    toWire({ blockType: 'about', sectionId: 'a', order: 1, movieLink }, context)?.movieLink;

  it('ids that are texts', () => {
    const context: WireContext = { language: 'tr', media: new Map([['b1', { ...photo, id: 'b1' }]]) };
    expect(toWire({ ...hero, backgroundImage: 'b1' }, context)).toHaveProperty('backgroundImage');
    expect(toWire({ ...hero, backgroundImage: { id: 'b1' } }, context)).toHaveProperty('backgroundImage');
    expect(mediaIdsOf([{ blockType: 'hero', backgroundImage: 'b1' }])).toEqual(['b1']);
  });

  it.each([[true], [null], [['x']], [{}]])('a picture of %j is left out', (value) => {
    const odd = new Map([...media, [value, photo], [undefined, photo]]) as unknown as WireContext['media'];
    expect(toWire({ ...hero, backgroundImage: value }, { language: 'tr', media: odd })).not.toHaveProperty(
      'backgroundImage',
    );
    expect(mediaIdsOf([{ blockType: 'hero', backgroundImage: value }])).toEqual([]);
  });

  it('a picture without a file, or without a text alternative', () => {
    const bare = (changes: object): WireContext => ({
      language: 'en',
      media: new Map([[1, { ...photo, ...changes }]]),
    });
    expect(toWire({ ...hero, backgroundImage: 1 }, bare({ filename: null }))).not.toHaveProperty('backgroundImage');
    expect(toWire({ ...hero, backgroundImage: 1 }, bare({ alt: undefined }))?.backgroundImage).toMatchObject({
      alt: '',
    });
  });

  it('a focal point that differs from the centre in height only', () => {
    const context: WireContext = { language: 'tr', media: new Map([[1, { ...photo, focalY: 20 }]]) };
    expect(toWire({ ...hero, backgroundImage: 1 }, context)).toMatchObject({
      backgroundImage: { focal: { x: 50, y: 20 } },
    });
  });

  it('films of another shape, and captions without a file or a language', () => {
    for (const wrong of [null, 'https://youtu.be/x', [2], 5, { url: '' }]) expect(about(wrong)).toBeUndefined();
    const captions = [{ file: 3 }, { language: 'tr' }, { file: 99, language: 'tr' }, 'x'];
    expect(about({ file: 2, captions })).toBe('/media/film-1.mp4');
    expect(about({ file: 2, captions: [...captions, { file: 3, language: 'tr' }] })).toEqual({
      src: '/media/film-1.mp4',
      captions: [{ src: '/media/film-tr.vtt', language: 'tr' }],
    });
    expect(
      mediaIdsOf([
        { blockType: 'about', movieLink: 'x' },
        { blockType: 'about', movieLink: null },
      ]),
    ).toEqual([]);
  });

  it('a boolean without a value', () => {
    const posts = { blockType: 'lastPosts', sectionId: 'p', order: 1, list: [{ itemId: 'a', double_col: 'yes' }] };
    expect(toWire(posts)?.list).toEqual([{ id: 'a' }]);
  });

  it('rows without an id, lists without rows and groups without values', () => {
    const editing = { ...turkish, isEditing: true };
    const list = [{ title: { tr: 'Bir' } }, { id: 5, title: { tr: 'İki' } }, null, 'x'];
    const accordion = { blockType: 'accordion', sectionId: 'a', order: 1, list };
    expect(toWire(accordion, editing)?.list).toEqual([{ title: 'Bir' }, { title: 'İki' }]);
    expect(toWire({ ...accordion, list: [] })).not.toHaveProperty('list');
    expect(toWire({ ...accordion, list: ['x'] })).not.toHaveProperty('list');
  });
});
