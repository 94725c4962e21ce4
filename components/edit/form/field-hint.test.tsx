import { info, page, setUp } from '@/test/edit-mode';

test('the field of the map says which addresses show a map', async () => {
  const contact = { id: 'contact-1', type: 'contactForm', order: 10, title: 'İletişim' };
  const { open } = setUp({ ...info, page: { ...page, sections: [contact] } });
  const panel = await open(/^Düzenle: /);
  expect(panel.getByText(/OpenStreetMap.*Google.*maps\.app\.goo\.gl/)).toBeVisible();
});
