import { mediaIdsOf } from './media-ids';

describe('mediaIdsOf', () => {
  it('finds every file that sections refer to, once', () => {
    const rows = [
      { blockType: 'about', movieCoverImage: 1, movieLink: { file: 2, poster: 1, captions: [{ file: 3 }] } },
      { blockType: 'tabList', list: [{ img: 4 }, { img: null }] },
      { blockType: 'gone', backgroundImage: 5 },
    ];
    expect(mediaIdsOf(rows)).toEqual([1, 2, 3, 4]);
  });
});
