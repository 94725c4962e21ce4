import { render } from '@testing-library/react';

import { bareModel, parse } from '../sections/render-section';
import { StructuredData } from './StructuredData';

/** The types of the things that search engines read of a page with questions in its block after the sections. */
function typesAt(path: string): string {
  const list = [{ title: 'Ne kadar sürer?', content: '<p>Bir ay.</p>' }];
  const { section } = parse({ id: 'a', type: 'accordion', order: 10, title: 'Sorular', list });
  const { container } = render(
    <StructuredData
      page={{
        title: 'Sayfa',
        description: '',
        contentLanguage: 'tr',
        extraBlock: { kind: 'sections', sections: section ? [section] : [] },
      }}
      model={bareModel}
      language="tr"
      path={path}
    />,
  );
  return container.innerHTML;
}

test('only what the page shows is described: the home page shows no block after its sections', () => {
  expect(typesAt('/page/sorular')).toContain('FAQPage');
  expect(typesAt('/')).not.toContain('FAQPage');
});
