import type { EditInfo } from '@/lib/edit/edit-info';
import { answers, info, ok, setUp } from '@/test/edit-mode';

const found = { threads: [], colleagues: ['Selin Arslan', 'Can'] };
const commented: EditInfo = { ...info, comments: { 'hero-1': 1 } };

test('while it is written, a comment says who gets a mail, and that nobody does', async () => {
  const { user, open } = setUp({ ...commented, hasMail: true });
  answers.push(ok(found));
  const panel = await open(/^Düzenle: .*Tünel/);
  const field = await panel.findByRole('textbox', { name: 'Yeni yorum' });
  await user.type(field, '@selin bakar mısın?');
  expect(panel.getByText('E-posta gider: Selin Arslan')).toBeVisible();
  await user.clear(field);
  await user.type(field, '@Selma bakar mısın?');
  expect(panel.getByText(/^Bu adla bir hesap yok/)).toBeVisible();
});

test('a comment promises no mail where the backend sends none', async () => {
  const { user, open } = setUp({ ...commented, hasMail: false });
  answers.push(ok(found));
  const panel = await open(/^Düzenle: .*Tünel/);
  const field = await panel.findByRole('textbox', { name: 'Yeni yorum' });
  await user.type(field, '@selin bakar mısın?');
  expect(panel.getByText('Söz edilen: Selin Arslan')).toBeVisible();
  await user.clear(field);
  await user.type(field, '@Selma bakar mısın?');
  expect(panel.getByText('Bu adla bir hesap yok.')).toBeVisible();
  expect(panel.queryByText(/e-posta/i)).not.toBeInTheDocument();
});
