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
  const { t, adminUrl, language, interfaceLanguage } = useEdit();
  const { actions, sections } = useOwnChoices(desk);
  const goToPage = (link: string) => () => {
    keepInterfaceLanguage(interfaceLanguage);
    window.location.assign(editAddress(link, language));
  };
  const goToRecord = (kind: 'media' | 'messages', id: number | string) => () =>
    window.location.assign(`${adminUrl}/admin/collections/${kind}/${id}`);
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
    { key: 'actions', title: t('editFindActions'), choices: matching(actions, query) },
    { key: 'sections', title: t('editFindSections'), choices: matching(sections, query) },
    {
      key: 'texts',
      title: t('editFindTexts'),
      choices: found.texts.map(({ link, title, excerpt }) => {
        return { key: link, label: title, note: excerpt, run: goToPage(link) };
      }),
    },
    {
      key: 'media',
      title: t('editFindMedia'),
      choices: found.media.map(({ id, name, text }) => {
        return { key: String(id), label: text || name, note: name, run: goToRecord('media', id) };
      }),
    },
    {
      key: 'messages',
      title: t('editFindMessages'),
      choices: (found.messages ?? []).map(({ id, subject, from }) => {
        return { key: String(id), label: subject, note: from, run: goToRecord('messages', id) };
      }),
    },
  ]);
}
