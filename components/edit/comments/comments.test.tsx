import { screen, within } from '@testing-library/react';

import type { EditInfo } from '@/lib/edit/edit-info';
import { answers, holdBack, info, ok, refresh, sent, settled, setUp } from '@/test/edit-mode';

const thread = {
  ...{ id: '7', resolvedBy: null, resolvedAt: null },
  comments: [{ id: '7', author: 'Selin', text: 'Bu eski.', writtenAt: '2026-11-20T10:00:00Z', isOwn: false }],
};
const found = { threads: [thread], colleagues: ['Selin Arslan', 'Can'] };
const commented: EditInfo = { ...info, comments: { 'hero-1': 1 } };

test('the count at a section leads to its comments; an answer is sent to its thread', async () => {
  const { user } = setUp(commented);
  answers.push(ok(found), ok({ ...found, threads: [] }));
  await user.click(screen.getByRole('button', { name: /^1 açık yorum: .*Tünel/ }));
  const panel = within(screen.getByRole('dialog', { name: 'Bölümü düzenle' }));
  const article = within(await panel.findByRole('article'));
  expect(article.getByText('Bu eski.')).toBeVisible();
  await user.click(article.getByText('Yanıtla'));
  await user.type(article.getByRole('textbox', { name: 'Yanıtınız' }), 'Düzelttim');
  refresh.mockClear();
  await user.click(article.getByRole('button', { name: 'Yanıtı gönder' }));
  expect(sent).toContainEqual({
    name: 'WriteComment',
    body: { pageKey: 'a', sectionId: 'hero-1', threadId: '7', text: 'Düzelttim' },
  });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(panel.queryByRole('article')).not.toBeInTheDocument();
});

test('an answer is stored before its thread is resolved, and a thread whose answer is refused is not resolved', async () => {
  const { user, open } = setUp(commented);
  answers.push(ok(found));
  const panel = await open(/^Düzenle: .*Tünel/);
  const article = within(await panel.findByRole('article'));
  const called = jest.mocked(global.fetch).getMockImplementation();
  const waiting: ((answer: { status: number; body: object }) => void)[] = [];
  jest.mocked(global.fetch).mockImplementation(async (address, init) => {
    if (init?.method !== 'POST' || !String(address).endsWith('Comment')) return called?.(address, init) as never;
    sent.push({ name: String(address).split('/').at(-1) ?? '', body: {} });
    const { status, body } = await new Promise<{ status: number; body: object }>((resolve) => waiting.push(resolve));
    return { ok: status < 400, status, json: () => Promise.resolve(body) } as Response;
  });
  const answerAndResolve = async () => {
    await user.click(article.getByRole('button', { name: /^Yanıtı gönder/ }));
    await user.click(article.getByRole('button', { name: /^Çözüldü/ }));
  };
  const names = () => sent.map(({ name }) => name).filter((name) => name.endsWith('Comment'));
  await user.click(article.getByText('Yanıtla'));
  await user.type(article.getByRole('textbox', { name: 'Yanıtınız' }), 'Düzelttim');
  await answerAndResolve();
  expect(names()).toEqual(['WriteComment']);
  waiting.shift()?.({ status: 429, body: { success: false, code: 'too_many_requests' } });
  expect(await panel.findByText(/çok fazla istek/)).toBeVisible();
  expect(names()).toEqual(['WriteComment']);

  await answerAndResolve();
  waiting.shift()?.({ status: 200, body: { success: true, data: found } });
  await settled();
  expect(names()).toEqual(['WriteComment', 'WriteComment', 'ResolveComment']);
  waiting.shift()?.({ status: 200, body: { success: true, data: { ...found, threads: [] } } });
  await settled();
  expect(panel.queryByRole('article')).not.toBeInTheDocument();
});

test('a name from the list is put where the caret is; a comment that is refused keeps its text', async () => {
  const { user, open } = setUp(commented);
  answers.push(ok(found), [429, { success: false, code: 'too_many_requests' }]);
  const panel = await open(/^Düzenle: .*Tünel/);
  const field = panel.getByRole('textbox', { name: 'Yeni yorum' });
  await panel.findByRole('article');
  await user.type(field, 'Bakar mısın');
  const [list] = panel.getAllByRole('combobox', { name: /^Birinden söz et/ }).slice(-1);
  await user.selectOptions(list ?? document.body, 'Can');
  expect(field).toHaveValue('Bakar mısın @Can ');
  await user.click(panel.getByRole('button', { name: 'Yorumu gönder' }));
  expect(await panel.findByRole('alert')).toHaveTextContent(/çok fazla istek/);
  expect(field).toHaveValue('Bakar mısın @Can ');
});

test('what is typed while a comment is sent stays, in the field and in the browser', async () => {
  const { user, open } = setUp(commented);
  answers.push(ok(found), ok(found));
  const panel = await open(/^Düzenle: .*Tünel/);
  await panel.findByRole('article');
  const field = panel.getByRole('textbox', { name: 'Yeni yorum' });
  await user.type(field, 'Bakar mısın?');
  const answer = holdBack('WriteComment');
  await user.click(panel.getByRole('button', { name: 'Yorumu gönder' }));
  await user.type(field, ' Acele.');
  answer();
  await settled();
  expect(sent.at(-1)?.body).toMatchObject({ text: 'Bakar mısın?' });
  expect(field).toHaveValue('Bakar mısın? Acele.');
  expect(Object.keys(window.localStorage).filter((name) => name.startsWith('edit-words:'))).toHaveLength(1);
});

test('a half-typed comment and answer are there again when the section is opened again, and gone once sent', async () => {
  const { user, open } = setUp(commented);
  answers.push(ok(found));
  const first = await open(/^Düzenle: .*Tünel/);
  const thread = within(await first.findByRole('article'));
  await user.click(thread.getByText('Yanıtla'));
  await user.type(thread.getByRole('textbox', { name: 'Yanıtınız' }), 'Yarın');
  await user.type(first.getByRole('textbox', { name: 'Yeni yorum' }), 'Bakar mısın?');
  expect(first.queryByText('Göndermediğiniz metin korundu.')).not.toBeInTheDocument();
  await user.click(first.getByRole('button', { name: 'Paneli kapat' }));

  answers.push(ok(found), ok(found));
  const again = await open(/^Düzenle: .*Tünel/);
  const answer = within(await again.findByRole('article'));
  expect(answer.getByRole('group')).toHaveAttribute('open');
  expect(answer.getByRole('textbox', { name: 'Yanıtınız' })).toHaveValue('Yarın');
  await user.click(answer.getByRole('button', { name: 'Metni sil: Yanıtınız' }));
  expect(answer.getByRole('textbox', { name: 'Yanıtınız' })).toHaveValue('');
  expect(again.getByRole('textbox', { name: 'Yeni yorum' })).toHaveValue('Bakar mısın?');
  expect(again.getByText('Göndermediğiniz metin korundu.')).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Yorumu gönder' }));
  expect(sent).toContainEqual({
    name: 'WriteComment',
    body: { pageKey: 'a', sectionId: 'hero-1', text: 'Bakar mısın?' },
  });
  expect(again.getByRole('textbox', { name: 'Yeni yorum' })).toHaveValue('');
  expect(again.queryByText('Göndermediğiniz metin korundu.')).not.toBeInTheDocument();
  expect(Object.keys(window.localStorage).filter((name) => name.startsWith('edit-words:'))).toEqual([]);
});

test('an answer that is being typed stays when a colleague resolves its thread, and can be sent', async () => {
  const { user, open, show } = setUp(commented);
  answers.push(ok(found));
  const panel = await open(/^Düzenle: .*Tünel/);
  const article = within(await panel.findByRole('article'));
  await user.click(article.getByText('Yanıtla'));
  await user.type(article.getByRole('textbox', { name: 'Yanıtınız' }), 'Yarın');
  const resolved = { ...thread, resolvedBy: 'Can', resolvedAt: '2026-11-20T11:00:00Z' };
  answers.push(ok({ ...found, threads: [resolved] }));
  show({ ...commented, news: '2' });
  expect(await panel.findByText('Can çözüldü olarak işaretledi')).toBeVisible();
  expect(article.getByRole('textbox', { name: 'Yanıtınız' })).toHaveValue('Yarın');
  answers.push(ok(found));
  await user.click(article.getByRole('button', { name: 'Yanıtı gönder' }));
  expect(sent.at(-1)?.body).toMatchObject({ threadId: '7', text: 'Yarın' });
});

test('a thread that is resolved goes: that is announced, and the focus is at the comments', async () => {
  const { user, open } = setUp(commented);
  answers.push(ok(found));
  const panel = await open(/^Düzenle: .*Tünel/);
  const resolved = { ...thread, resolvedBy: 'Ece', resolvedAt: '2026-11-20T11:00:00Z' };
  answers.push(ok({ ...found, threads: [resolved] }));
  await user.click(await panel.findByRole('button', { name: /^Çözüldü: / }));
  expect(await panel.findByText('Yorum çözüldü olarak işaretlendi')).toHaveRole('status');
  expect(panel.queryByRole('article')).not.toBeInTheDocument();
  expect(panel.getByRole('heading', { name: 'Yorumlar' })).toHaveFocus();
  await user.click(panel.getByRole('button', { name: 'Çözülen yorumlar (1)' }));
  answers.push(ok(found));
  await user.click(panel.getByRole('button', { name: /^Yeniden aç: / }));
  expect(await panel.findByText('Yorum yeniden açıldı')).toHaveRole('status');
  expect(panel.getByRole('button', { name: /^Çözüldü: / })).toHaveFocus();
});

test('words of a section are not shown at another one', async () => {
  const { user, open } = setUp(commented);
  answers.push(ok(found), ok({ threads: [], colleagues: [] }));
  const first = await open(/^Düzenle: .*Tünel/);
  await user.type(first.getByRole('textbox', { name: 'Yeni yorum' }), 'Kapak');
  const other = await open(/^Düzenle: .*Sorular/);
  expect(other.getByRole('textbox', { name: 'Yeni yorum' })).toHaveValue('');
});

test('a backend without comments gets no call for them', async () => {
  setUp(info);
  await settled();
  expect(screen.queryByRole('button', { name: /açık yorum/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Yorum yaz' })).not.toBeInTheDocument();
});
