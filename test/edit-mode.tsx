import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';

import { EditRoot } from '@/components/edit/EditRoot.client';
import { EditFramePart } from '@/components/edit/parts/EditFramePart.client';
import { PartHandles } from '@/components/edit/parts/PartHandles.client';
import { EditSection } from '@/components/edit/section/EditSection.client';
import { loadEditTexts } from '@/components/edit/texts/load-edit-texts';
import { themes } from '@/lib/brand/themes';
import type { EditInfo, PageProblem } from '@/lib/edit/edit-info';
import type { EditUser } from '@/lib/edit/session';
import type { Raw } from '@/lib/edit/wire-page';

export const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

export const sections: Raw[] = [
  { id: 'hero-1', type: 'hero', order: 10, title: 'Tünel', subTitle: 'Kaya' },
  { id: 'accordion-1', type: 'accordion', order: 20, title: 'Sorular', list: [{ title: 'Bir' }, { title: 'İki' }] },
];
export const page: Raw = {
  pageKey: 'a',
  title: 'Sayfa',
  sections,
  otherLangs: { en: { sections: [{ id: 'hero-1', type: 'hero', title: 'Tunnel' }] } },
};
export const info: EditInfo = {
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
/** The POST calls, in order. */
export const sent: Sent[] = [];
/** The next answers of the backend, in order. */
export const answers: Answer[] = [];
/** The next answers to heartbeats, which are sent whenever it is their time, and not noted. */
export const heartbeats: Answer[] = [];
/** The problems that the check before publishing returns. */
export const problems: PageProblem[] = [];
/** The icons that are found, by whatever word. */
export const foundIcons: { name: string; nodes: []; word?: string }[] = [];
/** The pages that are suggested for addresses. */
export const foundPages: { title: string; link: string }[] = [];

const respond = ([status, body]: Answer) =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });

export const ok = (data: object): Answer => [200, { success: true, data }];
export const conflict = (section: object, revision: string): Answer => [
  409,
  { success: false, code: 'conflict', data: { section, revision } },
];

/**
 * Holds back the next POST call of this name, as a slow connection does.
 *
 * @returns lets it get its answer
 */
export function holdBack(name: string): () => void {
  const usual = global.fetch;
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  global.fetch = async (address, init) => {
    if (init?.method === 'POST' && address === `/api/edit/${name}`) {
      global.fetch = usual;
      await released;
    }
    return usual(address, init);
  };
  return () => release?.();
}

const bodyOf = ({ body }: RequestInit) =>
  body instanceof FormData ? Object.fromEntries(body) : (JSON.parse(String(body)) as Record<string, unknown>);

beforeEach(() => {
  for (const list of [sent, answers, heartbeats, problems, foundPages, foundIcons]) list.length = 0;
  window.localStorage.clear();
  global.fetch = jest.fn((address: string, init?: RequestInit) => {
    const name = address.replace(/^\/api\/edit\//, '');
    if (name === 'EditHeartbeat') return respond(heartbeats.shift() ?? ok({ others: info.others }));
    if (init?.method === 'POST') sent.push({ name, body: bodyOf(init) });
    if (name.startsWith('CheckPage')) return respond(ok({ problems }));
    // Fields of addresses ask for them after a pause, so at any time.
    if (name.startsWith('EditPages')) return respond(ok([...foundPages]));
    // So do fields of icons.
    if (name.startsWith('icons')) return respond(ok([...foundIcons]));
    const [status, body] = answers.shift() ?? ok({ section: sections[0], revision: 'r2' });
    return respond([status, body]);
  }) as unknown as typeof fetch;
  window.confirm = () => true;
  // As newer browsers do: an effect must not return it.
  Element.prototype.scrollIntoView = jest.fn(() => Promise.resolve());
});

/** Renders a page in edit mode, and sets up a user. */
export function setUp(
  shown: EditInfo = info,
  renderSection = jest.fn((): Promise<ReactElement | undefined> => Promise.resolve(<p>Önizleme</p>)),
  role: EditUser['role'] = 'admin',
  pageKey = 'a',
  header: ReactNode = null,
) {
  const user = userEvent.setup();
  const around = (now: EditInfo) => (
    <EditRoot
      info={now}
      pageKey={pageKey}
      path={`/page/${pageKey}`}
      language="tr"
      interfaceLanguage="tr"
      languages={[
        { code: 'tr', name: 'Türkçe' },
        { code: 'en', name: 'English' },
      ]}
      user={{ id: '1', name: 'Ece', role }}
      texts={loadEditTexts('tr')}
      adminUrl="https://admin.example"
      site={{
        url: 'https://site.example',
        titles: { tr: 'Yapı A.Ş.', en: 'Yapı Inc.' },
        colors: themes.drawing.colors,
      }}
      renderSection={renderSection}
      renderPart={() => Promise.resolve(undefined)}
    >
      <PartHandles names={['navigation']} place="header" />
      <EditFramePart place="header">{header}</EditFramePart>
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

/** Waits for the calls that the page sends when it opens. */
export const settled = () => act(async () => Promise.resolve());

export const save = { name: 'Kaydet' };
