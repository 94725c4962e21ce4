import { screen, within } from '@testing-library/react';

import { answers, holdBack, info, ok, page, sections, sent, setUp, settled } from '@/test/edit-mode';

const bar = () => within(screen.getByRole('region', { name: 'Düzenleme durumu' }));
const twice = { ...page, sections: [...sections, { id: 'hero-2', type: 'hero', order: 30, title: 'Tünel' }] };
const added = ok({ page: twice, revision: 'r2' });
const lastChange = () => sent.at(-1)?.body;

type User = ReturnType<typeof setUp>['user'];
async function command(user: User, name: string) {
  await user.click(screen.getByLabelText(/^Bölüm işlemleri: Kapak, Tünel/));
  const [first] = screen.getAllByRole('button', { name });
  await user.click(first ?? document.body);
}
const undo = (user: User) => user.keyboard('{Control>}z{/Control}');

test('taking back a new section names the revision that it was made with, although the page is newer', async () => {
  const { user, show } = setUp();
  answers.push(added);
  await command(user, 'Çoğalt');
  expect(await bar().findByText('Bölüm çoğaltıldı')).toBeVisible();
  // A colleague has written in it; the heartbeat has rendered the page again.
  show({ ...info, page: twice, revision: 'r3' });
  answers.push([409, { success: false, code: 'written_since', data: { page: twice, revision: 'r3' } }]);
  await undo(user);
  expect(await bar().findByText(/başkası yazdı/)).toBeVisible();
  expect(lastChange()).toMatchObject({ revision: 'r3', change: { kind: 'delete', id: 'hero-2', seen: 'r2' } });
  const calls = sent.length;
  await undo(user);
  expect(sent).toHaveLength(calls);
});

test('pressed again before its answer, undo does not take the same step twice', async () => {
  const { user } = setUp();
  answers.push(added, ok({ page, revision: 'r3' }));
  await command(user, 'Çoğalt');
  await bar().findByText('Bölüm çoğaltıldı');
  const answer = holdBack('ChangeSections');
  await undo(user);
  await undo(user);
  answer();
  await settled();
  expect(sent.filter(({ name }) => name === 'ChangeSections')).toHaveLength(2);
  expect(bar().getByText('Geri alındı')).toBeVisible();
});

test('doing a deletion again names the revision that taking it back has made', async () => {
  const { user } = setUp();
  answers.push(ok({ page: { ...page, sections: [sections[1]] }, revision: 'r2' }), ok({ page, revision: 'r3' }));
  await command(user, 'Sil');
  await bar().findByText('Bölüm silindi');
  await undo(user);
  await bar().findByText('Geri alındı');
  await user.keyboard('{Control>}y{/Control}');
  expect(lastChange()).toMatchObject({ change: { kind: 'delete', id: 'hero-1', seen: 'r3' } });
});

test('a restored version ends the history of the sections', async () => {
  const { user } = setUp();
  const version = { updatedAt: '2026-11-20T10:00:00Z', status: 'draft', changes: null };
  answers.push(added, ok(['v2', 'v1'].map((id) => ({ id, ...version }))));
  await command(user, 'Çoğalt');
  await bar().findByText('Bölüm çoğaltıldı');
  await user.click(bar().getByRole('button', { name: /Sürümler/ }));
  answers.push(ok({ page, revision: 'r4' }));
  await user.click(await screen.findByRole('button', { name: /geri yükle/i }));
  await bar().findByText(/geri yüklendi/);
  await user.click(screen.getByRole('button', { name: 'Paneli kapat' }));
  const calls = sent.length;
  await undo(user);
  expect(sent).toHaveLength(calls);
});

const mine = { id: 'mine', type: 'hero', order: 40, title: 'Tünel' };

test('taking back a new section never takes a colleague’s that was refused to be overwritten before', async () => {
  const { user, show } = setUp();
  const theirs = { id: 'theirs', type: 'hero', order: 5, title: 'Onun' };
  const withTheirs = { ...page, sections: [theirs, ...sections] };
  const withBoth = { ...page, sections: [theirs, ...sections, mine] };
  answers.push([409, { success: false, code: 'conflict', data: { page: withTheirs, revision: 'r2' } }]);
  await command(user, 'Çoğalt');
  // Pressed again before the page is rendered with the colleague's section.
  answers.push(ok({ page: withBoth, revision: 'r3' }), ok({ page: withTheirs, revision: 'r4' }));
  await command(user, 'Çoğalt');
  await bar().findByText('Bölüm çoğaltıldı');
  show({ ...info, page: withBoth, revision: 'r3' });
  await undo(user);
  expect(lastChange()).toMatchObject({ revision: 'r3', change: { kind: 'delete', id: 'mine' } });
});

test('taking back a new section never takes a colleague’s that came with the same answer', async () => {
  const { user } = setUp();
  const theirs = { id: 'theirs', type: 'hero', order: 5, title: 'Onun' };
  const withBoth = { ...page, sections: [theirs, ...sections, mine] };
  answers.push(ok({ page: withBoth, revision: 'r3', added: 'mine' }), ok({ page, revision: 'r4' }));
  await command(user, 'Çoğalt');
  await bar().findByText('Bölüm çoğaltıldı');
  await undo(user);
  expect(lastChange()).toMatchObject({ change: { kind: 'delete', id: 'mine' } });
});

test('of two new sections the second one goes first, although the page shows neither yet', async () => {
  const { user, show } = setUp();
  const withSecond = { ...page, sections: [...twice.sections, mine] };
  answers.push(added);
  await command(user, 'Çoğalt');
  await bar().findByText('Bölüm çoğaltıldı');
  // The page is rendered as it was before: a colleague's heartbeat had asked for it.
  show({ ...info, page: { ...page } });
  answers.push(
    ok({ page: withSecond, revision: 'r3' }),
    ok({ page: twice, revision: 'r4' }),
    ok({ page, revision: 'r5' }),
  );
  await command(user, 'Çoğalt');
  await settled();
  await undo(user);
  await settled();
  expect(lastChange()).toMatchObject({ change: { kind: 'delete', id: 'mine' } });
  await undo(user);
  expect(lastChange()).toMatchObject({ change: { kind: 'delete', id: 'hero-2' } });
});

test('moved down twice before the page is rendered, a section is two places further', async () => {
  const third = { id: 'third', type: 'tabList', order: 30, title: 'Üç' };
  const { user, show } = setUp();
  const three = { ...page, sections: [...sections, third] };
  show({ ...info, page: three });
  const [first, second] = three.sections;
  const moved = { ...page, sections: [{ ...second, order: 1 }, { ...first, order: 2 }, third] };
  answers.push(ok({ page: moved, revision: 'r2' }), ok({ page: moved, revision: 'r3' }));
  await command(user, 'Aşağı taşı');
  expect(lastChange()).toMatchObject({ change: { kind: 'move', id: 'hero-1', afterId: second?.id } });
  await settled();
  await command(user, 'Aşağı taşı');
  expect(lastChange()).toMatchObject({ revision: 'r2', change: { kind: 'move', id: 'hero-1', afterId: 'third' } });
});

test('a new section that a colleague has deleted does not keep the steps before it', async () => {
  const { user } = setUp();
  const withSecond = { ...page, sections: [...twice.sections, mine] };
  answers.push(added, ok({ page: withSecond, revision: 'r3' }), [404, { success: false, code: 'not_found' }]);
  await command(user, 'Çoğalt');
  await bar().findByText('Bölüm çoğaltıldı');
  await command(user, 'Çoğalt');
  await settled();
  await undo(user);
  expect(await bar().findByText('Bu bölüm ya da sayfa artık yok.')).toBeVisible();
  expect(lastChange()).toMatchObject({ change: { kind: 'delete', id: 'mine' } });
  answers.push(ok({ page, revision: 'r5' }));
  await undo(user);
  expect(lastChange()).toMatchObject({ change: { kind: 'delete', id: 'hero-2' } });
  expect(await bar().findByText('Geri alındı')).toBeVisible();
  // It does not come back by doing it again, either.
  answers.push(ok({ page: twice, revision: 'r6' }));
  await user.keyboard('{Control>}y{/Control}');
  await settled();
  const calls = sent.length;
  await user.keyboard('{Control>}y{/Control}');
  expect(sent).toHaveLength(calls);
});

test('on a page that has another address by now, no step is lost', async () => {
  const { user } = setUp();
  const refused: (typeof answers)[number] = [404, { success: false, code: 'not_found' }];
  answers.push(added, refused, [404, { success: false, code: 'moved', data: { pageKey: 'b', link: '/page/b' } }]);
  await command(user, 'Çoğalt');
  await bar().findByText('Bölüm çoğaltıldı');
  await undo(user);
  expect(await bar().findByRole('link', { name: /yeni adresinde aç/ })).toHaveAttribute('href', '/edit/page/b');
  expect(bar().getByText('Bu sayfanın adresi değişti')).toBeVisible();
  const calls = sent.length;
  await undo(user);
  expect(sent.length).toBeGreaterThan(calls);
});
