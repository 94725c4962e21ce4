import { AbsentPage } from '@/components/layout/AbsentPage';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { ExtraBlock } from '@/components/sections/ExtraBlock';
import { SectionRenderer } from '@/components/sections/SectionRenderer';
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
  const sections = page.sections.filter(({ type }) => type === 'contactForm');
  const frame = { path: contactPath, model, language, contentLanguage: page.contentLanguage };
  return (
    <>
      {!answer && (
        <StructuredData page={page} sections={sections} model={model} language={language} path={contactPath} />
      )}
      <SiteFrame model={model} language={language} path={contactPath} page={page}>
        <SectionRenderer {...frame} sections={sections} contactAnswer={answer} />
        <ExtraBlock {...frame} page={page} firstStation={sections.length} />
      </SiteFrame>
    </>
  );
}
