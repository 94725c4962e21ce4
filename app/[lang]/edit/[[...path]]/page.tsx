import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';

import { ClosedPage } from '@/components/edit/ClosedPage';
import { comparePages } from '@/components/edit/compare/compare-pages';
import { EditPage } from '@/components/edit/EditPage';
import { KeepRendering, type Outcome } from '@/components/edit/KeepRendering.client';
import { isSectionType, SectionSample } from '@/components/edit/picker/SectionSample';
import { loadEditTexts } from '@/components/edit/texts/load-edit-texts';
import { VersionView } from '@/components/edit/compare/VersionView';
import { AbsentPage } from '@/components/layout/AbsentPage';
import { hasCarousels } from '@/components/sections/shown-sections';
import { BackendFailure } from '@/lib/content';
import { loadCarousels } from '@/lib/content/load-carousels';
import { languagesOf } from '@/lib/content/languages-of';
import { loadSiteTitles } from '@/lib/content/site-titles';
import { loadFrame } from '@/lib/content/load-route';
import { isEditable } from '@/lib/edit/edit-info';
import { editTarget } from '@/lib/edit/edit-path';
import { loginAddress } from '@/lib/edit/hand-over';
import { interfaceCookie, interfaceLanguageOf } from '@/lib/edit/interface-language';
import {
  currentSession,
  loadEditPage,
  loadEditParts,
  loadNewestModel,
  modelOfDraft,
  loadPageVersion,
  pageOfDraft,
} from '@/lib/edit/load-edit-page';
import { movedTo } from '@/lib/edit/moved-to';
import { copyOf } from '@/lib/edit/wire-page';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language } from '@/lib/i18n/languages';

import { languageOf } from '../../params';

interface Props {
  params: Promise<{ lang: string; path?: string[] }>;
  /**
   * `version` and `side` show one of the two pages of a comparison: `before` is that version, `after` the newest draft.
   * `sample` shows an example of that section type.
   */
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Rendered for every request and user, so it must never be cached. */
export const dynamic = 'force-dynamic';

/** The title of the page, for the browser's tab. An example of a section has none, and asks the backend for nothing. */
async function titleOf({ params, searchParams }: Props): Promise<string | undefined> {
  const target = editTarget((await params).path ?? []);
  if (!target || isSectionType((await searchParams).sample)) return undefined;
  // The page itself reports a failure: it is the same call.
  const loaded = await loadEditPage(target.pageKey).catch(() => undefined);
  if (loaded?.kind !== 'found') return undefined;
  const { page } = loaded.value;
  const titles = [copyOf(page, await languageOf(params))?.title, page.title];
  return titles.find((title): title is string => typeof title === 'string' && title.trim() !== '');
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { editMode } = loadEditTexts(await interfaceLanguage(await languageOf(props.params)));
  const title = [await titleOf(props), editMode].filter(Boolean).join(' – ');
  return { title, robots: { index: false, follow: false } };
}

const interfaceLanguage = async (language: Language) =>
  interfaceLanguageOf((await cookies()).get(interfaceCookie)?.value, language);

/** What the address shows, and whether the backend has answered for all of it. */
interface Shown {
  view: ReactNode;
  /** Complete if it is not given. */
  outcome?: Outcome;
}

async function showPage({ params, searchParams }: Props): Promise<Shown> {
  const language = await languageOf(params);
  const target = editTarget((await params).path ?? []);
  const route = await loadFrame(language);
  if (!target || !route.model) {
    const view = <AbsentPage route={route} language={language} path={null} />;
    return { view, outcome: route.kind === 'failed' ? 'failed' : 'complete' };
  }
  const { pageKey, path } = target;
  const session = await currentSession();
  const { version, side, sample } = await searchParams;
  // An example has nothing of the page: two dozen of them at once ask the backend for nothing.
  if (session && isSectionType(sample)) {
    return { view: <SectionSample type={sample} model={route.model} language={language} /> };
  }
  const [loaded, drafts, newest] = session
    ? await Promise.all([loadEditPage(pageKey), loadEditParts(), loadNewestModel(language)])
    : [{ kind: 'login' } as const, { kind: 'login' } as const];
  if (!session || loaded.kind === 'login') redirect(loginAddress(addressOf(path, language)));
  const page = loaded.kind === 'found' ? pageOfDraft(loaded.value.page, language) : undefined;
  if (loaded.kind !== 'found' || !page) {
    const address = loaded.kind === 'missing' ? movedTo(path, language) : undefined;
    if (address) redirect(address);
    const failure = new BackendFailure('GetPageData', `no draft of ${pageKey}`);
    const absent = loaded.kind === 'missing' ? route : ({ kind: 'failed', model: route.model, failure } as const);
    const view = <AbsentPage route={absent} language={language} path={null} />;
    return { view, outcome: absent.kind === 'failed' ? 'failed' : 'complete' };
  }
  const model = newest ?? route.model;
  if (!isEditable(loaded.value)) return { view: <ClosedPage path={path} model={model} language={language} /> };
  const shownIn = await interfaceLanguage(language);
  if (typeof version === 'string') {
    const older = await loadPageVersion(pageKey, version);
    const was = older.kind === 'found' ? older.value.page : undefined;
    const shown = side === 'before' ? pageOfDraft(was, language) : page;
    if (!was || !shown) return { view: <AbsentPage route={route} language={language} path={null} /> };
    const changes = comparePages(was, loaded.value.page, languagesOf(model));
    const label = loadEditTexts(shownIn)[side === 'before' ? 'editCompareWas' : 'editCompareIs'];
    const frame = { path, model, language, interfaceLanguage: shownIn };
    return { view: <VersionView {...frame} page={shown} changes={changes} label={label} /> };
  }
  const carousels = hasCarousels(pageKey) ? await loadCarousels(language) : undefined;
  const parts = drafts.kind === 'found' ? drafts.value : undefined;
  const view = (
    <EditPage
      info={{ ...loaded.value, parts: parts?.parts }}
      page={page}
      path={path}
      model={parts ? modelOfDraft(parts.model, model, language) : model}
      carousels={carousels}
      language={language}
      interfaceLanguage={shownIn}
      user={session.user}
      siteTitles={await loadSiteTitles(model)}
    />
  );
  const isWhole = newest !== undefined && (parts !== undefined || drafts.kind === 'missing');
  return { view, outcome: isWhole ? 'complete' : 'incomplete' };
}

/** @throws anything but a failure of the backend */
async function showOrFail(props: Props): Promise<Shown> {
  try {
    return await showPage(props);
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    const language = await languageOf(props.params);
    const route = { kind: 'failed', model: null, failure: error } as const;
    return { view: <AbsentPage route={route} language={language} path={null} />, outcome: 'failed' };
  }
}

/** The editable copy of a page, under `/edit`. Public pages do not read sessions, so they stay static. */
export default async function EditRoute(props: Props) {
  const { view, outcome = 'complete' } = await showOrFail(props);
  return <KeepRendering outcome={outcome}>{view}</KeepRendering>;
}
