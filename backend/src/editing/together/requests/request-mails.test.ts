import type { Colleague } from '../account-names';
import { answerMails, requestMails } from './request-mails';
import type { StoredRequest } from './stored';

const colleague = (id: number, role: Colleague['role']): Colleague => ({
  ...{ id, role, name: `Hesap ${id}` },
  email: `${id}@example.com`,
});
const colleagues = [colleague(1, 'admin'), colleague(2, 'editor'), colleague(3, 'admin')];
const request = {
  id: 7,
  uuid: 'u-7',
  title: 'Tünel',
  link: '/page/tunel',
  account: '2',
  requestedBy: 'Ece',
} as StoredRequest;
const answer = { state: 'returned', answeredBy: 'Ali', answer: 'Kısa.', isChanged: false } as const;

test('a request goes to every administrator but the one who asks', () => {
  const to = (account: string) => requestMails({ ...request, note: 'Not', account, key: 'k' }, colleagues);
  expect(to('2').map((mail) => mail.to)).toEqual(['1@example.com', '3@example.com']);
  expect(to('1').map((mail) => mail.to)).toEqual(['3@example.com']);
  expect(to('2')[0]).toMatchObject({ quote: 'Not', intro: 'Ece “Tünel” sayfasının yayımlanmasını istiyor.' });
});

test('an answer goes to whoever asked, not to one who answers the own request or is gone', () => {
  expect(answerMails(request, answer, colleagues, 1).map((mail) => mail.to)).toEqual(['2@example.com']);
  expect(answerMails(request, answer, colleagues, 2)).toEqual([]);
  expect(answerMails(request, answer, [colleague(1, 'admin')], 1)).toEqual([]);
});

test('whoever asked is told when something newer was published', () => {
  const [mail] = answerMails(request, { ...answer, state: 'approved', isChanged: true }, colleagues, 1);
  expect(mail?.intro).toContain('son hâli yayımlandı');
});

test('a part of every page is asked for and answered in its own words', () => {
  const menu = { ...request, uuid: 'part:navigation', title: 'Menü', link: '/' };
  const [asked] = requestMails({ ...menu, note: '', key: 'k' }, colleagues);
  expect(asked?.intro).toBe('Ece “Menü” taslağının yayımlanmasını istiyor.');
  const [mail] = answerMails(menu, { ...answer, state: 'approved', isChanged: true }, colleagues, 1);
  expect(mail?.intro).toBe(
    'Ali “Menü” taslağını yayımladı. Taslak isteğinizden sonra değişmişti; son hâli yayımlandı.',
  );
});
