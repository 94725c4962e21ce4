'use client';

import { partDefinitions } from '@/components/layout/parts/definitions';
import { definitions } from '@/components/sections/definitions';
import { editAddress } from '@/lib/edit/edit-path';
import { allSections } from '@/lib/edit/wire-page';
import { inLanguage } from '@/lib/i18n/languages';

import { usePageCommands } from '../bar/use-page-commands';
import { type PanelName, useEdit } from '../state/edit-context';
import { keepInterfaceLanguage } from '../state/keep-interface-language';
import { type Choice, type ChoiceGroup, filled, matching } from './find-groups';
import { type Found } from './use-search';

/** The commands of the desk beside those of the page. */
interface Desk {
  showHelp: () => void;
}

/** What can be done here: commands, parts of every page, and the sections of this page. */
function useOwnChoices({ showHelp }: Desk): { actions: Choice[]; sections: Choice[] } {
  const { t, info, user, adminUrl, interfaceLanguage, open, publish } = useEdit();
  const commands = usePageCommands();
  const canPublish = user.role === 'admin' && info.status !== 'published';
  const present = Object.entries(partDefinitions).filter(([name]) => info.parts?.[name]);
  const parts = present.map(([name, { label }]) => ({
    key: name,
    label: `${inLanguage(label, interfaceLanguage)}: ${t('editButton')}`,
    run: () => void open(`part:${name}` as PanelName),
  }));
  const sections = allSections(info.page).map(({ id, type, title }) => {
    const definition = definitions.find((each) => each.type === type);
    return {
      key: String(id),
      label: definition ? inLanguage(definition.label, interfaceLanguage) : String(type),
      note: typeof title === 'string' ? title : undefined,
      run: () => void open(`section:${String(id)}`),
    };
  });
  return {
    actions: [
      ...(canPublish ? [{ key: 'publish', label: t('editPublish'), run: () => void publish() }] : []),
      ...commands,
      ...parts,
      { key: 'help', label: t('editHelp'), run: showHelp },
      { key: 'admin', label: t('editAdmin'), run: () => window.location.assign(`${adminUrl}/admin`) },
    ],
    sections,
  };
}

/** Everything that fits what was typed, in groups. Without a query, what can be done here. */
export function useChoices(query: string, found: Found, desk: Desk): ChoiceGroup[] {
  const { t, adminUrl, language, interfaceLanguage, open } = useEdit();
  const { actions, sections } = useOwnChoices(desk);
  const goToPage = (link: string) => () => {
    keepInterfaceLanguage(interfaceLanguage);
    window.location.assign(editAddress(link, language));
  };
  const record = (collection: string, id: number | string, label: string, note: string): Choice => {
    const run = () => window.location.assign(`${adminUrl}/admin/collections/${collection}/${id}`);
    return { key: String(id), label, note, run };
  };
  const draft = (isDraft: boolean) => (isDraft ? ` · ${t('editStateDraft')}` : '');
  return filled([
    {
      key: 'pages',
      title: t('editFindPages'),
      choices: found.pages.map(({ link, title, isDraft, isReusable }) => {
        const note = `${isReusable ? t('editReusable') : link}${draft(isDraft)}`;
        return { key: link, label: title, note, run: goToPage(link) };
      }),
    },
    { key: 'actions', title: t('editFindActions'), isOwn: true, choices: matching(actions, query) },
    { key: 'sections', title: t('editFindSections'), isOwn: true, choices: matching(sections, query) },
    {
      key: 'texts',
      title: t('editFindTexts'),
      choices: found.texts.map(({ link, title, excerpt, isDraft = false }) => {
        const note = isDraft ? `${t('editStateDraft')} · ${excerpt}` : excerpt;
        return { key: link, label: title, note, run: goToPage(link) };
      }),
    },
    {
      key: 'parts',
      title: t('editFindParts'),
      choices: found.parts.map(({ name, excerpt }) => {
        const label = inLanguage(partDefinitions[name].label, interfaceLanguage);
        return { key: name, label, note: excerpt, run: () => void open(`part:${name}`) };
      }),
    },
    {
      key: 'media',
      title: t('editFindMedia'),
      choices: found.media.map(({ id, name, text }) => record('media', id, text || name, name)),
    },
    {
      key: 'redirects',
      title: t('editFindRedirects'),
      choices: found.redirects.map(({ id, from, to, isDraft }) =>
        record('redirects', id, from, `→ ${to}${draft(isDraft)}`),
      ),
    },
    {
      key: 'categories',
      title: t('editFindCategories'),
      choices: found.categories.map(({ id, name, place }) => record('categories', id, name, place)),
    },
    {
      key: 'messages',
      title: t('editFindMessages'),
      choices: (found.messages ?? []).map(({ id, subject, from }) => record('messages', id, subject, from)),
    },
    {
      key: 'accounts',
      title: t('editFindAccounts'),
      choices: (found.accounts ?? []).map(({ id, name, email }) => record('users', id, name, email)),
    },
  ]);
}
