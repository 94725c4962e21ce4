import { screen, within } from '@testing-library/react';

import { info, page, sections, setUp } from '@/test/edit-mode';

const reusable = {
  ...{ uuid: 'u1', pageKey: 'ortak-kapak', link: '/page/ortak-kapak', name: 'Kapak yazısı', sectionId: 'hero-7' },
  ...{ type: 'hero', revision: 's1', status: 'changed', usedOn: [{ title: 'Sayfa', link: '/page/a' }] },
};
const places = [
  { ...sections[0], reusable },
  { ...sections[0], id: 'hero-2', order: 30, reusable },
];

test('what is typed in a reusable section that is twice on the page is seen at both places, until it is closed', async () => {
  const render = jest.fn(({ section }: { section: Record<string, unknown> }) =>
    Promise.resolve(<p>{`Önizleme: ${String(section.title)}`}</p>),
  );
  const { user } = setUp({ ...info, page: { ...page, sections: places } }, render as never);
  await user.click(screen.getAllByRole('button', { name: /^Düzenle: .*Tünel/ })[0] ?? document.body);
  const panel = within(screen.getByRole('dialog', { name: 'Bölümü düzenle' }));
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  expect(await screen.findAllByText('Önizleme: Tünel!')).toHaveLength(2);
  await user.click(panel.getByRole('button', { name: 'Paneli kapat' }));
  expect(screen.queryByText('Önizleme: Tünel!')).not.toBeInTheDocument();
});
