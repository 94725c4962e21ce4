import type { Metadata } from 'next';

import { BareFrame } from '@/components/layout/BareFrame';
import { SiteFrame } from '@/components/layout/SiteFrame';
import type { ApplicationModel } from '@/lib/content';
import { emptyModel } from '@/lib/content/empty-model';
import type { Route } from '@/lib/content/load-route';
import type { ContactAnswer } from '@/lib/forms/page-answers';
import { type Language, translator } from '@/lib/i18n/languages';
import { ownPages } from '@/lib/routes/site-routes';
import { pageMetadata, unlisted } from '@/lib/seo/metadata';

import type { Section } from './definitions';
import { SectionRenderer } from './SectionRenderer';

interface Props {
  /** Null when the backend has never answered. */
  model: ApplicationModel | null;
  language: Language;
  contactAnswer: ContactAnswer;
}

/**
 * The answer to a contact form that was sent without script, where the contact page is absent, has no form, or cannot be
 * loaded because the backend failed. Other pages have contact forms too, and their answer needs a form for the typed
 * text.
 */
export function AnsweredForm({ model, language, contactAnswer }: Props) {
  const { path } = ownPages.contact;
  const title = translator(language)('contactForm');
  const sections: Section[] = [{ id: 'contact-answer', type: 'contactForm', order: 0, title }];
  const content = { sections, path, language, contactAnswer };
  if (!model) {
    return (
      <BareFrame language={language}>
        <SectionRenderer {...content} model={emptyModel(language)} />
      </BareFrame>
    );
  }
  return (
    <SiteFrame model={model} language={language} path={null}>
      <SectionRenderer {...content} model={model} />
    </SiteFrame>
  );
}

/** The head of a page that answers a contact form. */
export function answeredMetadata(route: Route, language: Language): Metadata {
  const head = unlisted(pageMetadata(route, language, ownPages.contact.path));
  if (route.kind !== 'missing' && route.kind !== 'failed') return head;
  const names = [translator(language)('contactForm'), route.model?.siteInfo.title];
  return { ...head, title: names.filter(Boolean).join(' - ') };
}
