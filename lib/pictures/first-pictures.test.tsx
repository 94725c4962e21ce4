import { renderToString } from 'react-dom/server';

import { firstPictures } from './first-pictures';

const hero = (
  <picture>
    <source media="(width < 576px)" srcSet="/media/d752/portrait/a.jpg.webp 752w" />
    <img
      alt=""
      fetchPriority="high"
      srcSet="/media/w1200/a.jpg 1200w, /media/w1600/a.jpg 1600w"
      src="/media/w1600/a.jpg"
    />
  </picture>
);

test('the first pictures of a page are found, in every width that it offers', () => {
  const later = <img alt="" loading="lazy" srcSet="/media/w480/b.jpg 480w" src="/media/w480/b.jpg" />;
  expect(firstPictures(renderToString([later, hero, later]), [])).toEqual([
    { source: 'portrait/a.jpg.webp', kind: 'd', width: 752 },
    { source: 'a.jpg', kind: 'w', width: 1200 },
    { source: 'a.jpg', kind: 'w', width: 1600 },
  ]);
});

test('a page without such a picture has none, and other pictures are left out', () => {
  expect(firstPictures('<p>fetchPriority="high" srcSet="/media/w480/a.jpg 480w"</p>', [])).toEqual([]);
  expect(
    firstPictures('<img fetchPriority="high" srcSet="https://a.example/x.jpg 480w, /media/w9/a.jpg 9w"/>', []),
  ).toEqual([]);
});
