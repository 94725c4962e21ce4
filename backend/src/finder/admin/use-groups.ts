'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useEntityVisibility, useTranslation } from '@payloadcms/ui';
import type { LabelFunction, StaticLabel } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { partDefinitions } from '../../../../components/layout/parts/definitions';
import { editAddress } from '../../editing/admin/edit-address';
import { fold } from '../../search/fold';
import { hasWords } from '../../../../lib/text/has-words';
import type { Found } from '../found';
import { finderTexts } from './finder-texts';

interface Choice {
  key: string;
  label: string;
  note?: string;
  href: string;
}

interface ChoiceGroup {
  key: 'actions' | keyof Found;
  choices: Choice[];
}

interface Place {
  siteUrl?: string;
  /** The language whose texts are edited. */
  language: string;
}

function useAdminAddress() {
  const { config } = useConfig();
  return (path: `/${string}`) => formatAdminURL({ adminRoute: config.routes.admin, path });
}

/** The lists and settings that this account sees, and what it can begin. */
function useActions({ siteUrl, language }: Place): Choice[] {
  const { config } = useConfig();
  const { visibleEntities } = useEntityVisibility();
  const { i18n } = useTranslation();
  const admin = useAdminAddress();
  const texts = finderTexts(i18n.language);
  const name = (label: StaticLabel | LabelFunction, slug: string) =>
    texts.open.replace('{name}', () => (typeof label === 'function' ? slug : getTranslation(label, i18n)));
  const collections = config.collections.filter(({ slug }) => visibleEntities.collections.includes(slug));
  const globals = config.globals.filter(({ slug }) => visibleEntities.globals.includes(slug));
  return [
    { key: 'new', label: texts.newPage, href: admin('/collections/pages/create') },
    ...(siteUrl ? [{ key: 'site', label: texts.onSite, href: editAddress(siteUrl, '/', language) }] : []),
    ...collections.map(({ slug, labels }) => {
      return { key: slug, label: name(labels.plural, slug), href: admin(`/collections/${slug}`) };
    }),
    ...globals.map(({ slug, label }) => ({ key: slug, label: name(label, slug), href: admin(`/globals/${slug}`) })),
  ];
}

function matching(choices: readonly Choice[], query: string): Choice[] {
  const folded = fold(query);
  return choices.filter(({ label }) => hasWords(fold(label), folded));
}

/** Everything that fits what was typed, in groups; those without anything are left out. */
export function useGroups(query: string, found: Found, place: Place): ChoiceGroup[] {
  const { i18n } = useTranslation();
  const admin = useAdminAddress();
  const texts = finderTexts(i18n.language);
  const actions = useActions(place);
  const { siteUrl, language } = place;
  const draft = (isDraft = false) => (isDraft ? [texts.draft] : []);
  const noted = (...notes: string[]) => notes.join(' · ');
  const choice = (slug: string, id: number | string, label: string, note: string): Choice => {
    return { key: String(id), label, note, href: admin(`/collections/${slug}/${id}`) };
  };
  const groups: ChoiceGroup[] = [
    {
      key: 'pages',
      choices: found.pages.map(({ id, title, link, isDraft, isReusable }) =>
        choice('pages', id, title, noted(isReusable ? texts.reusable : link, ...draft(isDraft))),
      ),
    },
    { key: 'actions', choices: matching(actions, query) },
    {
      key: 'texts',
      choices: (siteUrl ? found.texts : []).map(({ title, link, excerpt, isDraft }) => {
        const note = noted(...draft(isDraft), excerpt);
        return { key: link, label: title, note, href: editAddress(siteUrl ?? '', link, language) };
      }),
    },
    {
      key: 'parts',
      choices: found.parts.map(({ name, excerpt }) => {
        const label = partDefinitions[name].label[i18n.language === 'en' ? 'en' : 'tr'];
        return { key: name, label, note: excerpt, href: admin(`/globals/${name}`) };
      }),
    },
    { key: 'media', choices: found.media.map(({ id, name, text }) => choice('media', id, text || name, name)) },
    {
      key: 'redirects',
      choices: found.redirects.map(({ id, from, to, isDraft }) =>
        choice('redirects', id, from, noted(`→ ${to}`, ...draft(isDraft))),
      ),
    },
    {
      key: 'categories',
      choices: found.categories.map(({ id, name, place }) => choice('categories', id, name, place)),
    },
    {
      key: 'messages',
      choices: (found.messages ?? []).map(({ id, subject, from }) => choice('messages', id, subject, from)),
    },
    {
      key: 'accounts',
      choices: (found.accounts ?? []).map(({ id, name, email }) => choice('users', id, name, email)),
    },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}
