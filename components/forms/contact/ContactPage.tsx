import { AbsentPage } from '@/components/layout/AbsentPage';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { PageBody } from '@/components/sections/PageBody';
import { shownSections } from '@/components/sections/shown-sections';
import { StructuredData } from '@/components/seo/StructuredData';
import type { Route } from '@/lib/content/load-route';
import type { ContactAnswer } from '@/lib/forms/page-answers';
import type { Language } from '@/lib/i18n/languages';

interface Props {
  route: Route;
  language: Language;
  /** What came of a form that was sent without script. */
  answer?: ContactAnswer;
}

export const contactPath = '/contact';
export const contactPageKey = 'contact';

/** SPEC.md §2: the contact form section, and the map below it. */
export function ContactPage({ route, language, answer }: Props) {
  if (route.kind !== 'found') return <AbsentPage route={route} language={language} path={contactPath} />;
  const { model, page } = route;
  const frame = { page, model, language, path: contactPath };
  return (
    <>
      {!answer && <StructuredData {...frame} sections={shownSections(page)} />}
      <SiteFrame {...frame}>
        <PageBody {...frame} contactAnswer={answer} />
      </SiteFrame>
    </>
  );
}
