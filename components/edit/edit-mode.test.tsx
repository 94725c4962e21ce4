import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

import { definitions } from '@/components/sections/definitions';
import type { EditInfo, PageProblem } from '@/lib/edit/edit-info';
import type { Raw } from '@/lib/edit/wire-page';

import { CreatePanel } from './panels/CreatePanel';
import { tellEditing } from './state/edit-call';
import { EditContext, type EditState } from './state/edit-context';
import { editTranslator } from './texts/edit-texts';
import { EditRoot } from './EditRoot.client';
import { EditSection } from './section/EditSection.client';
import { loadEditTexts } from './texts/load-edit-texts';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const sections: Raw[] = [
  { id: 'hero-1', type: 'hero', order: 10, title: 'Tünel', subTitle: 'Kaya' },
  { id: 'accordion-1', type: 'accordion', order: 20, title: 'Sorular', list: [{ title: 'Bir' }, { title: 'İki' }] },
];
const page: Raw = {
  pageKey: 'a',
  title: 'Sayfa',
  sections,
  otherLangs: { en: { sections: [{ id: 'hero-1', type: 'hero', title: 'Tunnel' }] } },
};
const info: EditInfo = {
  page,
  revision: 'r1',
  status: 'published',
  others: [{ name: 'Selin Arslan', since: '2026-11-20T10:00:00Z' }],
};

interface Sent {
  name: string;
  body: Record<string, unknown>;
}

type Answer = [status: number, body: object];
let sent: Sent[];
let answers: Answer[];
let problems: PageProblem[];

const respond = ([status, body]: Answer) =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });

const ok = (data: object): Answer => [200, { success: true, data }];
const conflict = (section: object, revision: string): Answer => [
  409,
  { success: false, code: 'conflict', data: { section, revision } },
];

beforeEach(() => {
  sent = [];
  answers = [];
  problems = [];
  window.localStorage.clear();
  global.fetch = jest.fn((address: string, init?: RequestInit) => {
    const name = address.replace(/^\/api\/edit\//, '');
    if (init?.method === 'POST') sent.push({ name, body: JSON.parse(String(init.body)) as Record<string, unknown> });
    if (name.startsWith('CheckPage')) return respond(ok({ problems }));
    const [status, body] = answers.shift() ?? ok({ section: sections[0], revision: 'r2' });
    return respond([status, body]);
  }) as unknown as typeof fetch;
  window.confirm = () => true;
  Element.prototype.scrollIntoView = jest.fn();
});

function setUp(
  shown: EditInfo = info,
  renderSection = jest.fn((): Promise<ReactElement | undefined> => Promise.resolve(<p>Önizleme</p>)),
) {
  const user = userEvent.setup();
  const around = (now: EditInfo) => (
    <EditRoot
      info={now}
      pageKey="a"
      path="/page/a"
      language="tr"
      languages={[
        { code: 'tr', name: 'Türkçe' },
        { code: 'en', name: 'English' },
      ]}
      user={{ id: '1', name: 'Ece', role: 'admin' }}
      texts={loadEditTexts('tr')}
      adminUrl="https://admin.example"
      renderSection={renderSection}
    >
      <main>
        {(now.page.sections as Raw[]).map(({ id, type, title }) => (
          <EditSection key={String(id)} id={String(id)} type={String(type)} title={String(title)}>
            <section>{String(title)}</section>
          </EditSection>
        ))}
      </main>
    </EditRoot>
  );
  const view = render(around(shown));
  const open = async (name: RegExp) => {
    await user.click(screen.getByRole('button', { name }));
    return within(screen.getByRole('dialog'));
  };
  return { user, open, renderSection, show: (now: EditInfo) => view.rerender(around(now)), ...view };
}

/** What the page asks for by itself has come. */
const settled = () => act(async () => Promise.resolve());

/** What a panel on its own sees of the edit mode. */
function stateOf(): EditState {
  const state: Partial<EditState> = {
    t: editTranslator(loadEditTexts('tr')),
    pageKey: 'a',
    language: 'tr',
    tell: tellEditing,
    open: jest.fn(),
  };
  return state as EditState;
}

const save = { name: 'Kaydet' };

test('the bar says what this is, how the page stands, and who else is here', async () => {
  setUp();
  await settled();
  const bar = within(screen.getByRole('region', { name: 'Düzenleme durumu' }));
  expect(bar.getByText('Düzenleme modu')).toBeVisible();
  expect(bar.getByText('Yayında')).toBeVisible();
  expect(bar.getByText(/Selin Arslan/)).toBeVisible();
  expect(bar.getByRole('button', { name: 'Moddan çık' })).toBeVisible();
});

test.each(definitions.map((definition) => [definition.type, definition] as const))(
  'the form of %s has every field of its definition',
  async (type, { fields }) => {
    const { open } = setUp({ ...info, page: { ...page, sections: [{ id: 'x-1', type, title: 'T' }] } });
    const panel = await open(/^Düzenle: /);
    for (const field of Object.values(fields))
      expect(panel.getAllByText(new RegExp(`^${field.label.tr}`)).length).toBeGreaterThan(0);
  },
);

test('saving sends what was changed, and nothing else', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  const title = panel.getByRole('textbox', { name: /^Başlık/ });
  await user.clear(title);
  await user.type(title, 'Metro');
  answers.push(ok({ section: { ...sections[0], title: 'Metro' }, revision: 'r2' }));
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText('Kaydedildi')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'SaveSection',
      body: { pageKey: 'a', sectionId: 'hero-1', language: 'tr', revision: 'r1', values: { title: 'Metro' } },
    },
  ]);
  expect(refresh).toHaveBeenCalled();
  expect(window.localStorage).toHaveLength(0);
});

test('a translation is saved apart', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.click(panel.getByRole('tab', { name: 'Türkçe' }));
  await user.keyboard('{ArrowRight}');
  const title = panel.getByRole('textbox', { name: /^Başlık/ });
  expect(title).toHaveValue('Tunnel');
  await user.type(title, 's');
  answers.push(ok({ section: { ...sections[0], title: 'Tunnels' }, revision: 'r2' }));
  await user.click(panel.getByRole('button', save));
  await panel.findByText('Kaydedildi');
  expect(sent.map(({ body }) => [body.language, body.values])).toEqual([['en', { title: 'Tunnels' }]]);
});

test('what is missing is said at the field, which gets the focus, and nothing is sent', async () => {
  const { user, open } = setUp({ ...info, page: { ...page, sections: [{ id: 'p', type: 'pageTitle', title: 'T' }] } });
  const panel = await open(/^Düzenle/);
  await user.clear(panel.getByRole('textbox', { name: /^Başlık \(zorunlu\)/ }));
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText('Bu alan zorunlu.')).toBeVisible();
  await waitFor(() => expect(panel.getByRole('textbox', { name: /^Başlık \(zorunlu\)/ })).toHaveFocus());
  expect(sent).toEqual([]);
});

test('the preview shows the section as it would be, and goes with the panel', async () => {
  const { user, open, renderSection } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  expect(await screen.findByText('Önizleme')).toBeVisible();
  expect(renderSection).toHaveBeenLastCalledWith(
    expect.objectContaining({
      sectionId: 'hero-1',
      language: 'tr',
      section: expect.objectContaining({ title: 'Tünel!', type: 'hero' }),
    }),
  );
  await user.click(panel.getByRole('button', { name: 'Vazgeç' }));
  expect(screen.queryByText('Önizleme')).not.toBeInTheDocument();
  expect(window.localStorage).toHaveLength(0);
});

test('the preview follows back to what is saved', async () => {
  const { user, open, renderSection } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  await screen.findByText('Önizleme');
  await user.click(panel.getByRole('button', { name: 'Geri al' }));
  const saved = expect.objectContaining({ section: expect.objectContaining({ title: 'Tünel' }) });
  await waitFor(() => expect(renderSection).toHaveBeenLastCalledWith(saved));
});

test('a preview that comes when the panel is closed shows nothing that was not saved', async () => {
  let come: (preview: ReactElement) => void = () => undefined;
  const renderSection = jest.fn(() => new Promise<ReactElement | undefined>((resolve) => (come = resolve)));
  const { user, open } = setUp(info, renderSection);
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  await waitFor(() => expect(renderSection).toHaveBeenCalled());
  await user.keyboard('{Escape}');
  await act(async () => {
    come(<p>Önizleme</p>);
    await Promise.resolve();
  });
  expect(screen.queryByText('Önizleme')).not.toBeInTheDocument();
});

test('where the server has no preview to give, the last one stays', async () => {
  const renderSection = jest.fn((): Promise<ReactElement | undefined> => Promise.resolve(undefined));
  renderSection.mockResolvedValueOnce(<p>Önizleme</p>);
  const { user, open } = setUp(info, renderSection);
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  await screen.findByText('Önizleme');
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '?');
  await waitFor(() => expect(renderSection).toHaveBeenCalledTimes(2));
  await settled();
  expect(screen.getByText('Önizleme')).toBeVisible();
});

test('undo and redo by button and by keyboard', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  const title = panel.getByRole('textbox', { name: /^Başlık/ });
  await user.type(title, '!');
  await user.click(panel.getByRole('button', { name: 'Geri al' }));
  expect(title).toHaveValue('Tünel');
  await user.click(title);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(title).toHaveValue('Tünel!');
});

test('the items of a list are added, moved and removed by buttons, and all of it is said', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Sorular/);
  await user.click(panel.getByRole('button', { name: 'Aşağı taşı: 1. Bir' }));
  expect(panel.getByText('Öğe 2. sıraya taşındı, toplam 2')).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Aşağı taşı: 2. Bir' })).toHaveFocus();
  await user.click(panel.getByRole('button', { name: 'Kaldır: 1. İki' }));
  await user.click(panel.getByRole('button', { name: 'Öğe ekle: Öğeler' }));
  const [, item] = panel.getAllByRole('textbox', { name: /^Başlık/ });
  await user.type(item ?? document.body, 'Üç');
  const saved = {
    ...sections[1],
    list: [
      { rowId: 'r2', title: 'Bir' },
      { rowId: 'r3', title: 'Üç' },
    ],
  };
  answers.push(ok({ section: saved, revision: 'r2' }));
  await user.keyboard('{Control>}s{/Control}');
  await panel.findByText('Kaydedildi');
  expect(item).toHaveFocus();
  // Which items there are is the same in every language, so that one save is enough.
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body.values).toEqual({
    list: [
      { title: 'Bir', content: '' },
      { title: 'Üç', content: '' },
    ],
  });
});

test('what others changed elsewhere does not bother: the save is sent again', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push(conflict(sections[0] ?? {}, 'r5'), ok({ section: { ...sections[0], title: 'Tünel!' }, revision: 'r6' }));
  await user.click(panel.getByRole('button', save));
  await panel.findByText('Kaydedildi');
  expect(sent.map(({ body }) => body.revision)).toEqual(['r1', 'r5']);
});

test('what others changed too is compared field by field, and merged as chosen', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  const theirs = { ...sections[0], title: 'Baraj', subTitle: 'Su' };
  answers.push(conflict(theirs, 'r5'));
  await user.click(panel.getByRole('button', save));
  const dialog = within(await panel.findByRole('alertdialog', { name: 'Bu bölüm siz çalışırken değişti' }));
  const title = within(dialog.getByRole('group', { name: 'Başlık' }));
  expect(title.getByRole('radio', { name: /Benim yazdığım.*Tünel!/ })).toBeChecked();
  const subTitle = within(dialog.getByRole('group', { name: 'Alt başlık' }));
  expect(subTitle.getByRole('radio', { name: /Şu anda kayıtlı olan.*Su/ })).toBeChecked();
  expect(window.localStorage).toHaveLength(1);
  answers.push(ok({ section: { ...theirs, title: 'Tünel!' }, revision: 'r6' }));
  await user.click(dialog.getByRole('button', { name: 'Seçtiklerimle birleştir' }));
  await panel.findByText('Kaydedildi');
  expect(sent.at(-1)?.body).toMatchObject({ revision: 'r5', values: { title: 'Tünel!' } });
  expect(sent.at(-1)?.body.values).toEqual({ title: 'Tünel!' });
  expect(panel.getByRole('textbox', { name: /^Alt başlık/ })).toHaveValue('Su');
});

test('theirs can be taken, and then nothing is sent', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push(conflict({ ...sections[0], title: 'Baraj' }, 'r5'));
  await user.click(panel.getByRole('button', save));
  await user.click(await panel.findByRole('button', { name: 'Onlarınkini al' }));
  expect(await panel.findByRole('textbox', { name: /^Başlık/ })).toHaveValue('Baraj');
  expect(sent).toHaveLength(1);
});

test('a language is saved as of when its form began, so that what others wrote in it is not overwritten unseen', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  await user.click(panel.getByRole('tab', { name: /^English/ }));
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), 's');
  // The backend joins the Turkish save to the English one of somebody else.
  answers.push(
    ok({ section: { ...sections[0], title: 'Tünel!' }, revision: 'r5' }),
    conflict({ ...sections[0], title: 'Subway' }, 'r5'),
  );
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByRole('alertdialog')).toHaveTextContent('Subway');
  expect(sent.map(({ body }) => [body.language, body.revision])).toEqual([
    ['tr', 'r1'],
    ['en', 'r1'],
  ]);
});

test('what all languages share is taken over in all of them', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  const link = { name: /Künye bağlantısı/ };
  await user.type(panel.getByRole('combobox', link), '/mine');
  answers.push(conflict({ ...sections[0], stickyLink: '/theirs' }, 'r5'));
  await user.click(panel.getByRole('button', save));
  await user.click(await panel.findByRole('button', { name: 'Onlarınkini al' }));
  await panel.findByText('Kaydedildi');
  expect(panel.getByRole('combobox', link)).toHaveValue('/theirs');
  await user.click(panel.getByRole('tab', { name: /^English/ }));
  expect(panel.getByRole('combobox', link)).toHaveValue('/theirs');
  expect(sent).toHaveLength(1);
});

test('a session that is over leaves the form as it is, and says where to log in', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push([401, { success: false, code: 'session_expired' }]);
  await user.click(panel.getByRole('button', save));
  const link = await screen.findByRole('link', { name: /Yeniden giriş yap/ });
  expect(link).toHaveAttribute('href', '/edit/page/a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(panel.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
  expect(window.localStorage).toHaveLength(1);
});

test.each([
  [0, 'no_answer', /Sunucuya ulaşılamadı/],
  [403, 'forbidden', /yetkiniz yok/],
  [413, 'too_large', /çok büyük/],
])('a refusal (%d) is explained, and the text stays', async (status, code, text) => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push([status || 502, { success: false, code }]);
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText(text)).toBeVisible();
  expect(panel.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
});

test('what the server finds wrong is said at the field', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push([400, { success: false, code: 'validation', data: { fields: { title: 'too_long' } } }]);
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText('Bu metin çok uzun.')).toBeVisible();
});

test('unsaved edits are offered after a crash, and go on from where they were', async () => {
  const first = setUp();
  const panel = await first.open(/^Düzenle: .*Tünel/);
  await first.user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  first.unmount();
  const second = setUp({ ...info, revision: 'r9' });
  const notice = within(await screen.findByRole('region', { name: 'Kaydedilmemiş düzenlemeniz var.' }));
  await second.user.click(notice.getByRole('button', { name: 'Geri yükle' }));
  const again = within(screen.getByRole('dialog'));
  expect(again.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
  await second.user.click(again.getByRole('button', save));
  await again.findByText('Kaydedildi');
  expect(sent[0]?.body).toMatchObject({ revision: 'r1', values: { title: 'Tünel!' } });
});

test('leaving with unsaved edits warns', async () => {
  const { user, open } = setUp();
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(false);
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  expect(leaving()).toBe(true);
});

test('Escape closes the panel and gives the focus back; what was typed is kept', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Düzenle: .*Tünel/ })).toHaveFocus();
  expect(await screen.findByRole('region', { name: 'Kaydedilmemiş düzenlemeniz var.' })).toBeVisible();
});

test('the focus goes back to the section that was edited last, and to the menu that led to a panel', async () => {
  const { user, open } = setUp();
  await open(/^Düzenle: .*Tünel/);
  await open(/^Düzenle: .*Sorular/);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /^Düzenle: .*Sorular/ })).toHaveFocus();
  const menu = screen.getByText('Sayfa işlemleri');
  await user.click(menu);
  await user.click(screen.getByRole('button', { name: 'Sayfa ayarları' }));
  await user.keyboard('{Escape}');
  expect(menu).toHaveFocus();
});

test('a browser that keeps nothing is no reason to lose what was typed', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  window.confirm = jest.fn(() => false);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Düzenle: .*Sorular/ }));
  expect(window.confirm).toHaveBeenCalledTimes(2);
  expect(panel.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
  window.confirm = jest.fn(() => true);
  await user.click(panel.getByRole('button', { name: 'Vazgeç' }));
  expect(window.confirm).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

test('a form whose section somebody has deleted stays, with what was typed', async () => {
  const { user, open, show } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  show({ ...info, revision: 'r5', page: { ...page, sections: sections.slice(1) } });
  await settled();
  expect(screen.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
  answers.push([404, { success: false, code: 'not_found' }]);
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText('Bu bölüm ya da sayfa artık yok.')).toBeVisible();
});

test('sections move, and the page is changed at its newest revision', async () => {
  const { user } = setUp();
  await user.click(screen.getByLabelText(/^Bölüm işlemleri: Sık sorulanlar/));
  answers.push(ok({ page, revision: 'r2' }));
  await user.click(screen.getAllByRole('button', { name: 'Yukarı taşı' })[1] ?? document.body);
  expect(await screen.findByText('Bölüm taşındı')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'ChangeSections',
      body: { pageKey: 'a', revision: 'r1', change: { kind: 'move', id: 'accordion-1', afterId: null } },
    },
  ]);
  answers.push(ok({ revision: 'r3', publishedRevision: 'r3' }));
});

const problem = (more: Partial<PageProblem>): PageProblem => ({
  code: 'translation_missing',
  severity: 'warning',
  sectionId: 'hero-1',
  field: 'title',
  language: 'en',
  ...more,
});

describe('publishing', () => {
  const publish = { name: 'Yayımla' };
  const draft: EditInfo = { ...info, status: 'changed' };

  test('what is public already needs nothing', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('button', publish));
    expect(await screen.findByText('Yayımlanacak bir değişiklik yok.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('errors block it, and each leads to its field, in its language', async () => {
    problems = [
      problem({}),
      problem({
        code: 'link_broken',
        severity: 'error',
        sectionId: 'accordion-1',
        field: 'list.1.title',
        language: 'tr',
      }),
    ];
    const { user } = setUp(draft);
    await user.click(screen.getByRole('button', publish));
    const panel = within(await screen.findByRole('dialog', { name: 'Yayın denetimi' }));
    expect(screen.getByText('Yayımlanamadı: 1 engel var.')).toBeVisible();
    expect(panel.queryByRole('button', publish)).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(panel.getByRole('button', { name: /Engel: .*Öğeler 2 › Başlık › Türkçe/ }));
    const form = within(screen.getByRole('dialog', { name: 'Bölümü düzenle' }));
    const field = form.getByRole('textbox', { name: 'Başlık (zorunlu)' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('İki');
    expect(field).toHaveAccessibleDescription('Engel: Bağlantının gittiği sayfa yok.');

    await user.click(screen.getByText('Sayfa işlemleri'));
    await user.click(screen.getByRole('button', { name: 'Yayın denetimi (1 engel, 1 uyarı)' }));
    await user.click(screen.getByRole('button', { name: /Uyarı: .*English/ }));
    const translation = within(screen.getByRole('dialog', { name: 'Bölümü düzenle' }));
    expect(translation.getByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true');
    expect(translation.getByRole('textbox', { name: /^Başlık/ })).toHaveFocus();
  });

  test('warnings are shown once, and then stand in nobody’s way', async () => {
    problems = [problem({})];
    const { user } = setUp(draft);
    await user.click(screen.getByRole('button', publish));
    const panel = within(await screen.findByRole('dialog', { name: 'Yayın denetimi' }));
    expect(sent).toEqual([]);
    answers.push(
      ok({ revision: 'r2', publishedRevision: 'r2', addresses: ['/page/a'] }),
      ok({ state: 'live', seconds: 1.8, addresses: [] }),
    );
    await user.click(panel.getByRole('button', publish));
    expect(await screen.findByText('Yayında, 1,8 sn')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([
      { name: 'PublishPage', body: { pageKey: 'a', revision: 'r1' } },
      { name: 'GoLive', body: { pageKey: 'a', publishedRevision: 'r2', addresses: ['/page/a'] } },
    ]);
  });

  test('what is not public yet is said, and asked for again until it is', async () => {
    const { user } = setUp(draft);
    answers.push(
      ok({ revision: 'r2', publishedRevision: 'r2', addresses: ['/page/a'] }),
      ok({ state: 'retrying', addresses: [{ path: '/page/a', state: 'waiting' }] }),
      ok({ state: 'live', seconds: 0.1, addresses: [] }),
    );
    await user.click(screen.getByRole('button', publish));
    expect(await screen.findByText('Henüz güncel değil: /page/a. Yeniden deneniyor…')).toBeVisible();
    expect(await screen.findByText(/^Yayında, [1-9]/, undefined, { timeout: 4000 })).toBeVisible();
  });

  test('what the backend finds at the last moment is shown as well', async () => {
    const { user } = setUp(draft);
    const found = [problem({ code: 'required_missing', severity: 'error' })];
    answers.push([400, { success: false, code: 'validation', data: { problems: found } }]);
    await user.click(screen.getByRole('button', publish));
    expect(await screen.findByRole('button', { name: /Engel: Zorunlu alan boş/ })).toBeVisible();
  });
});

test('publishing is planned for a time of this device, and the plan can be given up', async () => {
  const at = new Date(Date.now() + 60 * 60_000);
  at.setSeconds(0, 0);
  const { user } = setUp();
  await user.click(screen.getByText('Sayfa işlemleri'));
  await user.click(screen.getByRole('button', { name: 'Yayını planla' }));
  const panel = within(screen.getByRole('dialog', { name: 'Yayını planla' }));
  const submit = panel.getByRole('button', { name: 'Planla' });
  await user.click(submit);
  expect(panel.getByText('Gelecekte, en geç bir yıl içinde bir zaman seçin.')).toBeVisible();
  expect(panel.getByLabelText('Ne zaman?')).toHaveFocus();
  expect(sent).toEqual([]);

  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  fireEvent.change(panel.getByLabelText('Ne zaman?'), { target: { value: local } });
  await user.selectOptions(panel.getByLabelText('Ne yapılsın?'), 'Yayından kaldır');
  answers.push(ok({ scheduled: [{ id: '7', action: 'unpublish', at: at.toISOString() }] }));
  await user.click(submit);
  expect(await panel.findByText('Planlandı')).toBeVisible();
  const body = { pageKey: 'a', action: 'unpublish', at: at.toISOString() };
  expect(sent).toEqual([{ name: 'SchedulePage', body }]);
  answers.push(ok({ scheduled: [] }));
  await user.click(panel.getByRole('button', { name: /^İptal et: / }));
  expect(await panel.findByText('Planlanmış bir işlem yok.')).toBeVisible();
  expect(sent[1]).toEqual({ name: 'UnschedulePage', body: { pageKey: 'a', id: '7' } });
});

test('the bar tells what is planned', async () => {
  setUp({ ...info, scheduled: [{ id: '7', action: 'publish', at: '2027-01-05T09:30:00Z' }] });
  await settled();
  const time = new Date('2027-01-05T09:30:00Z').toLocaleString('tr-TR', { dateStyle: 'medium', timeStyle: 'short' });
  const bar = within(screen.getByRole('region', { name: 'Düzenleme durumu' }));
  expect(bar.getByText(`${time} için yayın planlandı`)).toBeVisible();
});

test('a new page has the address that its title gives, or another, and is opened', async () => {
  const go = jest.fn();
  const user = userEvent.setup();
  render(
    <EditContext value={stateOf()}>
      <CreatePanel go={go} />
    </EditContext>,
  );
  const panel = within(screen.getByRole('dialog', { name: 'Yeni sayfa' }));
  const create = panel.getByRole('button', { name: 'Sayfayı oluştur' });
  await user.click(create);
  expect(panel.getByText('Bu alan zorunlu.')).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: /^Sayfa başlığı/ }), 'Köprü İnşaatı');
  expect(panel.getByRole('textbox', { name: 'Adres' })).toHaveValue('kopru-insaati');
  expect(panel.getByText(/\/page\/kopru-insaati$/)).toBeVisible();
  await user.click(panel.getByRole('radio', { name: 'Bu sayfanın bölümlerinin kopyası' }));
  answers.push([400, { success: false, code: 'validation', data: { fields: { pageKey: 'taken' } } }]);
  await user.click(create);
  expect(await panel.findByText('Bu adres kullanılıyor.')).toBeVisible();
  const key = panel.getByRole('textbox', { name: 'Adres' });
  expect(key).toHaveFocus();
  await user.clear(key);
  await user.type(key, 'kopru-2');
  answers.push(ok({ pageKey: 'kopru-2', link: '/page/kopru-2', revision: 'r1' }));
  await user.click(create);
  await waitFor(() => expect(go).toHaveBeenCalledWith('/edit/page/kopru-2'));
  const body = { title: 'Köprü İnşaatı', pageKey: 'kopru-2', language: 'tr', copyFrom: 'a' };
  expect(sent[1]).toEqual({ name: 'CreatePage', body });
});

test('a version is compared with the newest draft, side by side and field by field', async () => {
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  const { user } = setUp();
  await user.click(screen.getByText('Sayfa işlemleri'));
  answers.push(
    ok([
      { id: 9, updatedAt: '2026-11-20T10:00:00Z', by: 'Ece', status: 'draft' },
      { id: 8, updatedAt: '2026-11-19T10:00:00Z', by: 'Ece', status: 'published' },
    ]),
    ok({ page: { ...page, sections: [{ ...sections[0], title: 'Baraj' }, sections[1]] } }),
  );
  await user.click(screen.getByRole('button', { name: 'Sürümler' }));
  await user.click(await screen.findByRole('button', { name: /^Karşılaştır: / }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sürüm karşılaştırması' }));
  const change = within(await dialog.findByRole('listitem'));
  expect(change.getByRole('button', { name: /Değişti/ })).toBeVisible();
  expect(change.getByText(/Baraj/)).toBeVisible();
  expect(change.getByText(/Tünel/)).toBeVisible();
  expect(dialog.getByTitle(/^Sürüm: 19 Kas 2026/)).toHaveAttribute('src', '/edit/page/a?version=8&side=before');
  expect(dialog.getByTitle('Güncel taslak')).toHaveAttribute('src', '/edit/page/a?version=8&side=after');
  answers.push(ok({ page, revision: 'r2' }));
  await user.click(dialog.getByRole('button', { name: 'Geri yükle' }));
  expect(await screen.findByText('Sürüm taslak olarak geri yüklendi')).toBeVisible();
  expect(sent).toEqual([{ name: 'RestoreVersion', body: { pageKey: 'a', revision: 'r1', versionId: '8' } }]);
});
