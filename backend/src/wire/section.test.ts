import type { WireContext } from './context';
import { sectionsToWire } from './section';
import { english, film, photo, toWire, turkish } from '../testing/sections-with-media';

describe('sectionsToWire', () => {
  it('sends id, type and order with the fields of the type, and nothing that is empty', () => {
    const row = {
      id: 'x',
      blockType: 'hero',
      sectionId: 'hero-1',
      order: 20,
      blockName: null,
      title: { tr: 'Merhaba' },
      subTitle: { tr: '' },
      stickyLink: null,
      unknown: 1,
    };
    expect(toWire(row)).toEqual({ id: 'hero-1', type: 'hero', order: 20, title: 'Merhaba' });
  });

  it('adds the ids of pictures for an editor, who sends them back', () => {
    const row = { blockType: 'hero', sectionId: 'h', order: 1, backgroundImage: 1 };
    expect(toWire(row, { ...turkish, isEditing: true })?.backgroundImage).toMatchObject({ id: 1, alt: 'Baraj' });
    expect(toWire(row)?.backgroundImage).not.toHaveProperty('id');
  });

  it('leaves out missing translations, but not values that all languages share', () => {
    const row = {
      blockType: 'fancyTextBox',
      sectionId: 's',
      order: 1,
      title: { tr: 'Kutular', en: 'Boxes' },
      list: [{ icon: 'layers', title: { tr: 'Zemin' }, link: '/page/a' }],
    };
    expect(toWire(row, english)).toEqual({
      id: 's',
      type: 'fancyTextBox',
      order: 1,
      title: 'Boxes',
      list: [{ icon: 'layers', link: '/page/a' }],
    });
  });

  it('keeps the sequence of the database and skips types that no longer exist', () => {
    const rows = [
      { blockType: 'hero', sectionId: 'b', order: 2, title: { tr: 'B' } },
      { blockType: 'gone', sectionId: 'x', order: 1 },
      { blockType: 'hero', sectionId: 'a', order: 1, title: { tr: 'A' } },
    ];
    expect(sectionsToWire(rows, turkish).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(sectionsToWire(null, turkish)).toEqual([]);
  });

  it('sends pictures with size, text alternative and preview', () => {
    const row = { blockType: 'hero', sectionId: 'h', order: 1, backgroundImage: 1 };
    const image = { src: '/media/dam-1.jpg', width: 2000, height: 1125, blurDataURL: 'data:image/webp;base64,AA' };
    expect(toWire(row)).toMatchObject({ backgroundImage: { ...image, alt: 'Baraj' } });
    expect(toWire(row, english)).toMatchObject({ backgroundImage: { ...image, alt: 'Dam' } });
    expect(toWire(row)?.backgroundImage).not.toHaveProperty('focal');
  });

  it('sends a focal point that is not the centre, and Turkish where a text alternative is not translated', () => {
    const moved = { ...photo, alt: { tr: 'Baraj' }, focalX: 30, focalY: 50 };
    const context: WireContext = { language: 'en', media: new Map([[1, moved]]) };
    const row = { blockType: 'hero', sectionId: 'h', order: 1, backgroundImage: 1 };
    expect(toWire(row, context)).toMatchObject({ backgroundImage: { alt: 'Baraj', focal: { x: 30, y: 50 } } });
  });

  it('names the crops of a photograph', () => {
    const row = { blockType: 'hero', sectionId: 'h', order: 1, backgroundImage: 1 };
    const portrait = { src: '/media/portrait/dam-1.jpg.webp', width: 750, height: 1125 };
    const square = { src: '/media/square/dam-1.jpg.webp', width: 1125, height: 1125 };
    expect(toWire(row)?.backgroundImage).toMatchObject({ src: '/media/dam-1.jpg', portrait, square });
  });

  it('leaves out a picture whose file was deleted', () => {
    expect(toWire({ blockType: 'hero', sectionId: 'h', order: 1, backgroundImage: 99 })).not.toHaveProperty(
      'backgroundImage',
    );
  });

  it('sends films as an address, or as an object when there is a poster or captions', () => {
    const about = (movieLink: object) => toWire({ blockType: 'about', sectionId: 'a', order: 1, movieLink })?.movieLink;
    expect(about({ file: 2, captions: [] })).toBe('/media/film-1.mp4');
    expect(about({ url: 'https://youtu.be/x' })).toBe('https://youtu.be/x');
    expect(about({ file: 2, poster: 1, captions: [{ file: 3, language: 'tr' }] })).toEqual({
      src: '/media/film-1.mp4',
      poster: '/media/dam-1.jpg',
      captions: [{ src: '/media/film-tr.vtt', language: 'tr' }],
    });
    expect(about({ poster: 1 })).toBeUndefined();
  });

  it('adds duration and upload date of an uploaded film', () => {
    const known = new Map([[2, { ...film, duration: 12.5, createdAt: '2026-11-20T08:00:00.000Z' }]]);
    const context: WireContext = { language: 'tr', media: known };
    const row = { blockType: 'about', sectionId: 'a', order: 1, movieLink: { file: 2 } };
    expect(toWire(row, context)?.movieLink).toEqual({
      src: '/media/film-1.mp4',
      duration: 12.5,
      uploadedAt: '2026-11-20T08:00:00.000Z',
      captions: [],
    });
  });

  it('sends booleans, tags, groups and the page key of a teaser', () => {
    const posts = {
      blockType: 'lastPosts',
      sectionId: 'p',
      order: 1,
      list: [{ id: 'row', itemId: 'haber', category: { tr: ['İSG'], en: [] }, double_col: false }],
    };
    expect(toWire(posts)?.list).toEqual([{ id: 'haber', category: ['İSG'], double_col: false }]);
    expect(toWire(posts, english)?.list).toEqual([{ id: 'haber', double_col: false }]);
    const counter = {
      blockType: 'counter',
      sectionId: 'c',
      order: 1,
      list: [{ number: { text: { tr: '%98' } } }, { number: {} }],
    };
    expect(toWire(counter)?.list).toEqual([{ number: { text: '%98' } }, {}]);
  });
});
