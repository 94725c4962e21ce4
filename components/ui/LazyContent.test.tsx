import { renderToStaticMarkup } from 'react-dom/server';

import { LazyContent } from './LazyContent';

test('the content is in the server’s HTML, with its space reserved', () => {
  const html = renderToStaticMarkup(
    <LazyContent height={600} id="harita">
      <p>Yol tarifi</p>
    </LazyContent>,
  );
  expect(html).toContain('<p>Yol tarifi</p>');
  expect(html).toContain('id="harita"');
  expect(html).toContain('--lazy-height:600px');
});
