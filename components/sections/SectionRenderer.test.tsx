import { render, screen } from '@testing-library/react';

import { demoModel } from '@/components/gallery/demo-content';

import type { Section } from './definitions';
import { SectionRenderer } from './SectionRenderer';

const hero = (id: string): Section => ({ id, type: 'hero', order: 1, title: `Kapak ${id}` });

function renderSections(sections: Section[], firstStation = 0) {
  return render(
    <SectionRenderer sections={sections} path="/" model={demoModel} language="tr" firstStation={firstStation} />,
  );
}

test.each(['carousel', 'constructor', '__proto__'])('the unknown type %s renders nothing', (type) => {
  const unknown = { id: 'x', type, order: 1, title: 'Bilinmeyen' } as unknown as Section;
  const { container } = renderSections([unknown, hero('a')]);
  expect(container.querySelectorAll('section')).toHaveLength(1);
  expect(screen.queryByText('Bilinmeyen')).not.toBeInTheDocument();
});

test('the first section with a title has the page’s h1; sections after others do not', () => {
  const { unmount } = renderSections([hero('a'), hero('b')]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kapak a');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Kapak b');
  unmount();
  renderSections([hero('a')], 2);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Kapak a');
  expect(screen.getByText('0+200')).toBeInTheDocument();
});

test('a section in another language than its page is marked', () => {
  render(
    <SectionRenderer
      sections={[hero('a'), { ...hero('b'), contentLanguage: 'tr' }]}
      path="/"
      model={demoModel}
      language="en"
    />,
  );
  expect(screen.getByRole('region', { name: 'Kapak a' })).not.toHaveAttribute('lang');
  expect(screen.getByRole('region', { name: 'Kapak b' })).toHaveAttribute('lang', 'tr');
});

test.each(['contactForm', 'embeddedForm'] as const)(
  '%s leads to the notice on personal data that the footer has',
  (type) => {
    const form = { id: 'form', type, order: 1, title: 'Yazın', subject: 'Teklif' } as Section;
    const submenu = ['/page/cerezler', '/page/kvkk'].map((link) => ({ title: link, link, otherKeys: {} }));
    const footer = [{ title: 'Yasal', text: '', submenu, otherKeys: {} }];
    const show = (model: typeof demoModel) =>
      render(<SectionRenderer sections={[form]} path="/" model={model} language="tr" />);
    const { unmount } = show({ ...demoModel, footer });
    expect(screen.getByRole('link', { name: 'KVKK aydınlatma metni' })).toHaveAttribute('href', '/page/kvkk');
    unmount();
    show({ ...demoModel, footer: [] });
    expect(screen.queryByRole('link', { name: 'KVKK aydınlatma metni' })).not.toBeInTheDocument();
  },
);
