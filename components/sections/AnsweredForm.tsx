import type { Metadata } from 'next';

import { SiteFrame } from '@/components/layout/SiteFrame';
import type { ApplicationModel } from '@/lib/content';
import type { Route } from '@/lib/content/load-route';
import type { ContactAnswer } from '@/lib/forms/page-answers';
import { type Language, translator } from '@/lib/i18n/languages';
import { ownPages } from '@/lib/routes/site-routes';
import { pageMetadata, unlisted } from '@/lib/seo/metadata';

import type { Section } from './definitions';
import { SectionRenderer } from './SectionRenderer';

interface Props {
  model: ApplicationModel;
  language: Language;
  contactAnswer: ContactAnswer;
}

/**
 * The answer to a contact form that was sent without script, on a site whose contact page is absent or has no form.
 * Other pages have contact forms too, and their answer needs a form for the typed text.
 */
export function AnsweredForm({ model, language, contactAnswer }: Props) {
  const { path } = ownPages.contact;
  const title = translator(language)('contactForm');
  const sections: Section[] = [{ id: 'contact-answer', type: 'contactForm', order: 0, title }];
  return (
    <SiteFrame model={model} language={language} path={null}>
      <SectionRenderer {...{ sections, path, model, language, contactAnswer }} />
    </SiteFrame>
  );
}

/** The head of a page that answers a contact form. */
export function answeredMetadata(route: Route, language: Language): Metadata {
  const head = unlisted(pageMetadata(route, language, ownPages.contact.path));
  if (route.kind !== 'missing') return head;
  return { ...head, title: `${translator(language)('contactForm')} - ${route.model.siteInfo.title}` };
}
