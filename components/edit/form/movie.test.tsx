import { answers, info, ok, page, save, sent, setUp } from '@/test/edit-mode';

const movieLink = { src: '/media/old.mp4', poster: '/media/poster.jpg', captions: [{ src: '/media/tr.vtt' }] };
const about = { id: 'about-1', type: 'about', order: 10, title: 'Hakkımızda', movieLink };

test('the address of a film can be deleted and typed anew: its poster and captions stay', async () => {
  const { user, open } = setUp({ ...info, page: { ...page, sections: [about] } });
  const panel = await open(/^Düzenle: /);
  const field = panel.getByRole('textbox', { name: /^Film/ });
  await user.clear(field);
  await user.type(field, '/media/new.mp4');
  answers.push(ok({ section: about, revision: 'r2' }));
  await user.click(panel.getByRole('button', save));
  await panel.findByText('Kaydedildi');
  expect(sent[0]?.body.values).toEqual({ movieLink: { ...movieLink, src: '/media/new.mp4' } });
});

test('a film whose address stays deleted is removed', async () => {
  const { user, open } = setUp({ ...info, page: { ...page, sections: [about] } });
  const panel = await open(/^Düzenle: /);
  await user.clear(panel.getByRole('textbox', { name: /^Film/ }));
  await user.click(panel.getByRole('button', save));
  expect(sent[0]?.body.values).toEqual({ movieLink: null });
});
