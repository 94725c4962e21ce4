import { act, screen, within } from '@testing-library/react';

import { writeDraft } from '@/lib/edit/draft';
import type { EditInfo } from '@/lib/edit/edit-info';
import { toValues } from '@/lib/edit/values/to-values';
import { hero } from '@/components/sections/Hero/definition';
import {
  answers,
  heartbeats,
  info,
  ok,
  page,
  problems,
  refresh,
  save,
  sections,
  sent,
  setUp,
  settled,
} from '@/test/edit-mode';

const title = { name: /^Başlık/ };
const publish = { name: 'Yayımla' };
const close = { name: 'Paneli kapat' };
const changed: EditInfo = { ...info, status: 'changed' };
const bar = () => within(screen.getByRole('region', { name: 'Düzenleme durumu' }));
const heroButton = /^Düzenle: .*Tünel/;

/** Types in a section and closes its form. */
async function leaveTyped({ user, open }: ReturnType<typeof setUp>, name: RegExp) {
  const panel = await open(name);
  const [field] = panel.getAllByRole('textbox', title);
  await user.type(field ?? document.body, '!');
  await user.click(panel.getByRole('button', close));
}

test('a closed form with unsaved text leaves a mark at its section and in the bar, which opens it again', async () => {
  const edit = setUp();
  expect(bar().getByText('Yayında')).toBeVisible();
  await leaveTyped(edit, heroButton);
  await leaveTyped(edit, /^Düzenle: .*Sorular/);
  expect(bar().queryByText('Yayında')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: heroButton })).toHaveAccessibleDescription('Kaydedilmemiş değişiklik');
  // The notice is for text from before the page was opened.
  expect(screen.queryByRole('region', { name: 'Kaydedilmemiş değişikliğiniz var.' })).not.toBeInTheDocument();
  await edit.user.click(bar().getByRole('button', { name: '2 bölümde kaydedilmemiş değişiklik' }));
  const panel = within(screen.getByRole('dialog', { name: 'Bölümü düzenle' }));
  await edit.user.click(panel.getByRole('button', save));
  expect(await bar().findByRole('button', { name: '1 bölümde kaydedilmemiş değişiklik' })).toBeVisible();
});

test('the page settings have a mark of their own', async () => {
  const { user } = setUp();
  await user.click(screen.getByText('Sayfa işlemleri'));
  await user.click(screen.getByRole('button', { name: 'Sayfa ayarları' }));
  await user.type(screen.getByRole('textbox', { name: /^Sayfa başlığı/ }), '!');
  await user.click(screen.getByRole('button', close));
  expect(bar().getByText('Sayfa ayarlarında kaydedilmemiş değişiklik')).toBeVisible();
});

test('publishing names the unsaved changes that it would leave out, and does nothing if that is refused', async () => {
  const edit = setUp(changed);
  await leaveTyped(edit, heroButton);
  window.confirm = jest.fn(() => false);
  await edit.user.click(screen.getByRole('button', publish));
  await settled();
  expect(window.confirm).toHaveBeenCalledWith(expect.stringContaining('Kapak “Tünel”'));
  expect(sent).toEqual([]);
  window.confirm = jest.fn(() => true);
  answers.push(ok({ revision: 'r2', publishedRevision: 'r2', addresses: [] }), ok({ state: 'live', seconds: 1 }));
  await edit.user.click(screen.getByRole('button', publish));
  expect(await screen.findByText(/^Yayımladığınız hâl ziyaretçilere ulaştı/)).toBeVisible();
  expect(sent[0]).toEqual({ name: 'PublishPage', body: { pageKey: 'a', revision: 'r1' } });
});

test('where only unsaved text is not public, the bar says what to save first', async () => {
  const edit = setUp();
  await leaveTyped(edit, heroButton);
  await edit.user.click(screen.getByRole('button', publish));
  expect(await screen.findByText(/önce kaydedin: Kapak “Tünel”$/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('the bar does not say that a page is public from the moment of a save, nor that it went public before', async () => {
  const { user, open, show } = setUp(changed);
  answers.push(ok({ revision: 'r2', publishedRevision: 'r2', addresses: [] }), ok({ state: 'live', seconds: 1.8 }));
  await user.click(screen.getByRole('button', publish));
  await screen.findByText('1,8 saniyede yayına girdi');
  show({ ...info, revision: 'r2' });
  expect(bar().getByText('Yayında')).toBeVisible();
  const panel = await open(heroButton);
  await user.type(panel.getByRole('textbox', title), '!');
  expect(bar().queryByText(/^Yayında(,|$)/)).not.toBeInTheDocument();
  answers.push(ok({ section: { ...sections[0], title: 'Tünel!' }, revision: 'r3' }));
  await user.click(panel.getByRole('button', save));
  await panel.findByText('Kaydedildi');
  expect(bar().queryByText(/^Yayında(,|$)/)).not.toBeInTheDocument();
  expect(await bar().findByText('Yayımlanmamış değişiklik var')).toBeVisible();
});

test('a save while a publication is being checked: the bar says what visitors have', async () => {
  const { user, open } = setUp(changed);
  answers.push(ok({ revision: 'r2', publishedRevision: 'r2', addresses: ['/page/a'] }));
  answers.push(ok({ state: 'retrying', addresses: [{ path: '/page/a', state: 'waiting' }] }));
  await user.click(screen.getByRole('button', publish));
  await screen.findByText(/^Henüz güncel değil/);
  const panel = await open(heroButton);
  await user.type(panel.getByRole('textbox', title), '!');
  answers.push(ok({ section: { ...sections[0], title: 'Tünel!' }, revision: 'r3' }), ok({ state: 'live', seconds: 1 }));
  await user.click(panel.getByRole('button', save));
  expect(
    await screen.findByText(/^Yayımladığınız hâl ziyaretçilere ulaştı\. .*henüz yayımlanmadı/, undefined, {
      timeout: 4000,
    }),
  ).toBeVisible();
});

describe('what others do meanwhile', () => {
  const look = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));

  test('a page that somebody else has changed is shown again, without another change of this editor', async () => {
    setUp();
    refresh.mockClear();
    heartbeats.push(ok({ others: [], revision: 'r1' }));
    await look();
    expect(refresh).not.toHaveBeenCalled();
    heartbeats.push(ok({ others: [], revision: 'r7' }));
    await look();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('a page that somebody else has deleted: the bar and the form say so, and the page is not left', async () => {
    const { user, open } = setUp();
    const panel = await open(heroButton);
    await user.type(panel.getByRole('textbox', title), '!');
    refresh.mockClear();
    heartbeats.push([404, { success: false, code: 'not_found' }]);
    await look();
    expect(await panel.findByRole('alert', { name: 'Bu sayfa silindi' })).toBeVisible();
    expect(bar().getByText('Bu sayfa silindi')).toBeVisible();
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('two tabs of one editor', () => {
  const tr = toValues(hero.fields, sections[0], sections[0]);
  const otherTab = { pageKey: 'a', target: 'section:hero-1', type: 'hero', userId: '1', tab: 'other' };
  const draft = { ...otherTab, revisions: { tr: 'r1', en: 'r1' }, base: { tr }, values: { tr: { ...tr, title: 'O' } } };
  const titles = () =>
    Object.values(window.localStorage).map(
      (text) => (JSON.parse(String(text)) as typeof draft).values.tr.title as string,
    );
  const storageEvent = () => act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'edit-draft:x' })));

  test('do not overwrite each other’s unsaved text', async () => {
    const { user, open } = setUp();
    const panel = await open(heroButton);
    await user.type(panel.getByRole('textbox', title), '!');
    writeDraft(draft);
    storageEvent();
    await user.type(panel.getByRole('textbox', title), '!');
    expect(titles().sort()).toEqual(['O', 'Tünel!!']);
    await user.click(panel.getByRole('button', save));
    await panel.findByText('Kaydedildi');
    expect(titles()).toEqual(['O']);
    expect(bar().getByText('1 bölümde kaydedilmemiş değişiklik')).toBeVisible();
  });

  test('text that is taken over from a closed tab is stored once; an open tab stores its own again', async () => {
    writeDraft(draft);
    const { open } = setUp();
    const panel = await open(heroButton);
    expect(panel.getByRole('textbox', title)).toHaveValue('O');
    await settled();
    expect(titles()).toEqual(['O']);
    window.localStorage.clear();
    storageEvent();
    expect(titles()).toEqual(['O']);
  });
});

test('unsaved text of a section that is not on the page any more is counted', async () => {
  const edit = setUp(changed);
  await leaveTyped(edit, heroButton);
  edit.show({ ...changed, revision: 'r5', page: { ...page, sections: sections.slice(1) } });
  expect(bar().getByText('1 bölümde kaydedilmemiş değişiklik')).toBeVisible();
  window.confirm = jest.fn(() => false);
  expect(problems).toEqual([]);
  await edit.user.click(screen.getByRole('button', publish));
  await settled();
  expect(window.confirm).toHaveBeenCalledWith(expect.stringContaining('silinmiş bir bölüm'));
});
