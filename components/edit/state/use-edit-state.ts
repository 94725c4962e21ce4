'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useReducer } from 'react';

import { clearDraft, type Draft } from '@/lib/edit/draft';
import type { EditInfo, PageProblem } from '@/lib/edit/edit-info';
import { seenSections } from '@/lib/edit/reusable';
import type { EditUser } from '@/lib/edit/session';
import type { Language } from '@/lib/i18n/languages';

import { type EditTexts, editTranslator } from '../texts/edit-texts';
import { placeNames } from '../texts/unsaved-text';
import { editCalls } from './edit-calls';
import type { EditedSite, EditState, PanelName, RenderPart, RenderSection } from './edit-context';
import { usePageChange, pageRevisionIn } from './use-page-change';
import { uuidOf } from './open-page';
import { rootReducer } from './root-reducer';
import { startRootState } from './root-state';
import { useBinNote } from './use-bin-note';
import { useChecks } from './use-checks';
import { useDrafts } from './use-drafts';
import { useLeaveWarning } from './use-leave-warning';
import { useOpenFromAddress } from './use-open-from-address';
import { useOpenPanel } from './use-open-panel';
import { useOpenedPage } from './use-opened-page';
import { usePresence } from './use-presence';
import { usePublishing } from './use-publishing';
import { useReadPanel } from './use-read-panel';
import { useSectionChanges } from './use-section-changes';
import { useSessionChannel } from './use-session-channel';
import { useUnsaved } from './use-unsaved';
import { useWritingState } from './use-writing-state';

/** What the server passes to the edit mode. */
export interface EditProps {
  info: EditInfo;
  pageKey: string;
  /** The bare public path. */
  path: string;
  language: Language;
  /** The language of the buttons and labels. */
  interfaceLanguage: Language;
  languages: { code: Language; name: string }[];
  user: EditUser;
  texts: EditTexts;
  /** The backend as browsers reach it. */
  adminUrl: string;
  site: EditedSite;
  renderSection: RenderSection;
  renderPart: RenderPart;
}

const sectionIn = (panel: PanelName | null) => panel?.split(/^section:/)[1] ?? null;

/** The state that the islands of the edit mode share, and the state of the notices around them. */
export function useEditState({ texts, ...given }: EditProps) {
  const { info, pageKey, path, interfaceLanguage, user } = given;
  const router = useRouter();
  const t = useMemo(() => editTranslator(texts), [texts]);
  const [state, dispatch] = useReducer(rootReducer, info, startRootState);
  const { panel, revision, isDirty, isPageGone } = state;
  const { unsaved, unsavedTexts, status } = useUnsaved(state, pageKey);
  const [problems, setProblems] = useChecks(pageKey, revision, info);
  const noteMoved = useCallback((link: string) => dispatch({ type: 'pageMoved', link }), []);
  const openedPage = useOpenedPage(pageKey, info.page);
  const isAnother = uuidOf(info.page) !== openedPage.uuid;
  const others = usePresence(openedPage, isAnother, sectionIn(panel), info.others ?? [], (seen) => {
    if (seen === null) dispatch({ type: 'pageGone' });
    else if ('movedTo' in seen) noteMoved(seen.movedTo);
    else if (seen.revision !== revision || (seen.news ?? info.news) !== info.news) router.refresh();
  });
  useSessionChannel(state.isExpired, () => dispatch({ type: 'sessionBegan' }));
  if (state.renderedInfo !== info) dispatch({ type: 'pageRefreshed', info });

  const noteDrafts = useCallback((drafts: Draft[]) => dispatch({ type: 'draftsRead', drafts }), []);
  const readAgain = useDrafts(user.id, pageKey, info.page, noteDrafts);
  const setDirty = useCallback(
    (dirty: boolean) => {
      dispatch({ type: 'dirtyChanged', isDirty: dirty });
      // The form has just stored its edits, or removed them.
      readAgain();
    },
    [readAgain],
  );
  const showMessage = useCallback(
    (text: string, isFailure = false) => dispatch({ type: 'messageSet', text, isFailure }),
    [],
  );
  const showPreview = useCallback<EditState['showPreview']>(
    (sectionId, preview) => dispatch({ type: 'previewChanged', sectionId, preview }),
    [],
  );

  const readPanel = useReadPanel(state);
  const writing = useWritingState(state, dispatch);
  const { post, get, send } = editCalls(() => dispatch({ type: 'sessionEnded' }));
  const noteRevision = (newest: string) => dispatch({ type: 'revisionChanged', revision: newest });
  const refreshPage = (newest: string | undefined) => {
    if (newest) noteRevision(newest);
    router.refresh();
  };
  const { open, isDraftStored, setDraftStored } = useOpenPanel({
    ...{ t, info, pageKey, user, panel, dispatch, showMessage },
  });
  // At the new address what is stored is offered again.
  useLeaveWarning(isDirty && (state.movedTo === undefined || !isDraftStored), t('editConfirmLeave'));
  useOpenFromAddress(open, panel, info.parts);
  useBinNote((text, title) => showMessage(t(text, { title })));
  const place = { t, page: info.page, openedPage, revision, interfaceLanguage };
  const change = usePageChange(place, { post, get, noteMoved, showMessage, refreshPage });
  const showProblems = (found: PageProblem[]) => {
    setProblems(found);
    // They are found late: a form that was opened meanwhile stays.
    if (readPanel().panel === panel) open('check');
  };
  const hideProblems = () => {
    if (readPanel().panel === 'check') open(null);
  };
  const { forgetSteps, ...sectionChanges } = useSectionChanges({
    t,
    page: info.page,
    change,
    offer: (command) => dispatch({ type: 'commandOffered', command }),
  });
  const locale = t('editLocale');
  const showLive = (texts: { text: string; later: string }, published: string | null | undefined) =>
    dispatch({ type: 'liveSet', ...texts, revision: published });
  // A backend without the revision says so by the status.
  const isPublic = info.publishedRevision === undefined ? info.status !== 'draft' : info.publishedRevision !== null;
  const leftOut = () => placeNames(unsavedTexts, info.page, interfaceLanguage, t);
  const calls = { post, change, showMessage, showLive, showProblems, hideProblems };
  const shown = { t, pageKey, path, isPublic, locale, request: info.request, seen: seenSections(info.page) };
  const { forgetApproval, ...publishing } = usePublishing({ ...shown, leftOut, ...calls });

  const edit: EditState = {
    ...given,
    t,
    info: { ...info, others, status },
    panel,
    open,
    readPanel,
    place: state.place,
    problems,
    showProblems,
    ...publishing,
    previews: state.previews,
    showPreview,
    ...writing,
    isDirty,
    unsaved,
    unsavedTexts,
    openedPage,
    isPageGone,
    movedTo: state.movedTo,
    noteMoved,
    setDirty,
    isDraftStored,
    setDraftStored,
    post,
    get,
    send,
    isExpired: state.isExpired,
    // What else changes the page ends the history of its sections.
    change: async (...call) => {
      const answer = await change(...call);
      const [name, body] = call;
      if (answer.isOk && pageRevisionIn(body, answer.data) !== undefined) forgetSteps();
      if (answer.isOk && name === 'AnswerRequest') forgetApproval();
      return answer;
    },
    ...sectionChanges,
    noteRevision: (newest) => {
      forgetSteps();
      noteRevision(newest);
    },
    refreshPage: (newest) => {
      if (newest) forgetSteps();
      refreshPage(newest);
    },
    showMessage,
  };
  const discardDraft = (draft: Draft) => {
    clearDraft(draft);
    readAgain();
  };
  return { edit, state, discardDraft };
}
