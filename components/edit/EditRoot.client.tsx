'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { clearDraft, type Draft, readDrafts } from '@/lib/edit/draft';
import type { EditInfo, PageProblem } from '@/lib/edit/edit-info';
import type { EditUser } from '@/lib/edit/session';
import type { Raw } from '@/lib/edit/wire-page';
import type { Language } from '@/lib/i18n/languages';

import { AddPanel } from './panels/AddPanel';
import { CheckPanel } from './panels/CheckPanel';
import { CreatePanel } from './panels/CreatePanel';
import { DraftNotice } from './bar/DraftNotice';
import { askEditing, tellEditing } from './state/edit-call';
import { EditContext, type EditState, type PanelName, type Place, type RenderSection } from './state/edit-context';
import { type EditTexts, editTranslator } from './texts/edit-texts';
import { barId, EditBar } from './bar/EditBar';
import styles from './bar/EditBar.module.scss';
import { EditPanel } from './panels/EditPanel';
import { failureText } from './texts/failure-text';
import { LinkPanel } from './panels/LinkPanel';
import { SchedulePanel } from './panels/SchedulePanel';
import { SessionNotice } from './bar/SessionNotice';
import { sectionSubject, subjectOf } from './state/subject';
import { useChecks } from './state/use-checks';
import { useLeaveWarning } from './state/use-leave-warning';
import { usePresence } from './state/use-presence';
import { usePublishing } from './state/use-publishing';
import { VersionsPanel } from './panels/VersionsPanel';

interface Props {
  info: EditInfo;
  pageKey: string;
  /** The bare public path. */
  path: string;
  language: Language;
  languages: { code: Language; name: string }[];
  user: EditUser;
  texts: EditTexts;
  /** The backend as browsers reach it. */
  adminUrl: string;
  renderSection: RenderSection;
  /** The page, with its sections in `EditSection`s. */
  children: ReactNode;
}

/** What the backend finds wrong with the page, `hero-1.title`, in an editor's words: Kapak. */
function placesOf(fields: Record<string, string>, info: EditInfo, language: Language): string[] {
  const labels = Object.keys(fields).map((path) => {
    const [id = path] = path.split('.');
    return sectionSubject(info.page, '', id)?.label[language] ?? path;
  });
  return [...new Set(labels)];
}

/** Where windows of one browser tell each other that there is a session again. */
const sessionChannel = 'edit-session';

/** The edit mode around a page: what its islands share, the bar, and the panel that is open. */
export function EditRoot(props: Props) {
  const { info, pageKey, path, language, languages, user, texts, adminUrl, renderSection, children } = props;
  const router = useRouter();
  const t = useMemo(() => editTranslator(texts), [texts]);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [openedOn, setOpenedOn] = useState(info.page);
  const [place, setPlace] = useState<Place>();
  const [previews, setPreviews] = useState<Record<string, ReactNode>>({});
  const [isDirty, setDirty] = useState(false);
  const isKept = useRef(true);
  const [isExpired, setExpired] = useState(false);
  const [message, setMessage] = useState<{ text: string; isFailure: boolean } | null>(null);
  const [drafts, setDrafts] = useState<Draft[]>([]);
  const [restored, setRestored] = useState<Draft>();
  const [latest, setLatest] = useState({ seen: info, revision: info.revision });
  const [problems, setProblems] = useChecks(pageKey, latest.revision);
  const others = usePresence(pageKey, info.others ?? []);
  useLeaveWarning(isDirty, t('editConfirmLeave'));
  if (latest.seen !== info) {
    // The page as it is now has come: previews of what it was have done their work, unless they go on.
    setLatest({ seen: info, revision: info.revision });
    if (!isDirty) setPreviews({});
  }

  useEffect(() => {
    // Only the browser has them, so they come after the first rendering.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setDrafts(readDrafts(user.id, pageKey));
  }, [user.id, pageKey]);

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(sessionChannel);
    channel.postMessage('open');
    channel.onmessage = () => setExpired(false);
    return () => channel.close();
  }, []);

  const setKept = useCallback((kept: boolean) => {
    isKept.current = kept;
  }, []);
  const say = useCallback((text: string, isFailure = false) => setMessage(text ? { text, isFailure } : null), []);
  const showPreview = useCallback(
    (id: string, preview: ReactNode | undefined) =>
      setPreviews((now) => {
        const { [id]: _gone, ...rest } = now;
        return preview === undefined ? rest : { ...rest, [id]: preview };
      }),
    [],
  );

  const known = <A extends { status: number }>(answer: A): A => {
    if (answer.status === 401) setExpired(true);
    return answer;
  };
  const saved = (revision: string | undefined) => {
    if (revision) setLatest((now) => ({ ...now, revision }));
    router.refresh();
  };
  const open = (name: PanelName | null, at?: Place) => {
    if (name === panel || (!isKept.current && !window.confirm(t('editConfirmDiscard')))) return;
    isKept.current = true;
    // What was typed and not saved goes on where it stopped; it is never thrown away by opening its form.
    const kept = readDrafts(user.id, pageKey);
    setRestored(kept.find(({ target }) => target === name));
    setDrafts(kept);
    if (panel?.startsWith('section:')) showPreview(panel.slice('section:'.length), undefined);
    setDirty(false);
    // What was said was of what was done before.
    say('');
    setPlace(at);
    setOpenedOn(info.page);
    setPanel(name);
  };
  const tell = async <T,>(name: string, body: Raw) => known(await tellEditing<T>(name, body));
  const change = async (name: string, body: Raw, done: string) => {
    say(t('editWorking'));
    const answer = await tell<Raw>(name, { pageKey, revision: latest.revision, ...body });
    const { fields } = (answer.data ?? {}) as { fields?: Record<string, string> };
    const places = fields ? `${t('editNotPublishable')} ${placesOf(fields, info, language).join(', ')}` : undefined;
    say(answer.isOk ? done : (places ?? failureText(answer, t)), !answer.isOk);
    const revision = answer.data?.revision;
    if (answer.isOk || answer.status === 409) saved(typeof revision === 'string' ? revision : undefined);
    return answer;
  };
  const showProblems = (found: PageProblem[]) => {
    setProblems(found);
    open('check');
  };
  const hideProblems = () => {
    if (panel === 'check') open(null);
  };
  const publishing = usePublishing({
    t,
    pageKey,
    locale: t('editLocale'),
    isDirty,
    tell,
    change,
    say,
    showProblems,
    hideProblems,
  });
  const state: EditState = {
    t,
    pageKey,
    path,
    language,
    languages,
    user,
    info: { ...info, others },
    panel,
    open,
    place,
    problems,
    showProblems,
    ...publishing,
    adminUrl,
    previews,
    showPreview,
    renderSection,
    isDirty,
    setDirty,
    setKept,
    tell,
    ask: async (name, parameters) => known(await askEditing(name, parameters)),
    change,
    saved,
    say,
  };

  const find = (target: string) => subjectOf(info.page, pageKey, target);
  // Somebody else may have deleted what is being edited: what was typed stays in sight.
  const subject = panel ? (find(panel) ?? (isDirty ? subjectOf(openedOn, pageKey, panel) : undefined)) : undefined;
  const offered = drafts.find(({ target }) => target !== panel && find(target));

  return (
    <EditContext value={state}>
      <a className={styles.skip} href={`#${barId}`}>
        {t('editSkipToBar')}
      </a>
      <div className={[styles.root, panel && styles.hasPanel].filter(Boolean).join(' ')}>{children}</div>
      {subject && (
        <EditPanel
          key={`${subject.target}.${restored?.savedAt ?? ''}`}
          subject={subject}
          draft={restored?.target === subject.target ? restored : undefined}
        />
      )}
      {panel === 'versions' && <VersionsPanel />}
      {panel === 'link' && <LinkPanel />}
      {panel === 'add' && <AddPanel />}
      {panel === 'check' && <CheckPanel />}
      {panel === 'schedule' && <SchedulePanel />}
      {panel === 'create' && <CreatePanel />}
      {(isExpired || (offered && !isDirty)) && (
        <div className={styles.notices}>
          {isExpired && <SessionNotice />}
          {offered && !isDirty && (
            <DraftNotice
              draft={offered}
              label={find(offered.target)?.label[language] ?? ''}
              onRestore={() => state.open(offered.target as PanelName)}
              onDiscard={() => {
                clearDraft(offered);
                setDrafts(readDrafts(user.id, pageKey));
              }}
            />
          )}
        </div>
      )}
      <EditBar message={message} />
    </EditContext>
  );
}
