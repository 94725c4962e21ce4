import { definitions, type Section, type SectionType } from '@/components/sections/definitions';
import { loadFixture } from '@/components/sections/load-fixture';
import { SectionRenderer } from '@/components/sections/SectionRenderer';
import { sanitizeHtml } from '@/lib/html/sanitize';
import { localizeHref } from '@/lib/i18n/addresses';
import type { Language } from '@/lib/i18n/languages';
import { parseSection } from '@/lib/sections/parse-section';

import { onlyRequired, withLongTexts } from './derive';
import { demoModel } from './demo-content';
import { furtherStates, type FurtherStates } from './section-states';
import { State } from './Story';

interface SectionState {
  name: string;
  raw: Record<string, unknown>;
  language: Language;
}

async function statesOf(type: SectionType): Promise<SectionState[]> {
  const raw: Record<string, unknown> = await loadFixture(type);
  const fields = definitions.find((definition) => definition.type === type)?.fields ?? {};
  const further: Record<string, object> = (furtherStates as FurtherStates)[type] ?? {};
  return [
    { name: 'every field', raw, language: 'tr' },
    { name: 'only what is required', raw: onlyRequired(fields, raw), language: 'tr' },
    { name: 'long texts', raw: withLongTexts(fields, raw), language: 'tr' },
    { name: 'on an English page', raw, language: 'en' },
    ...Object.entries(further).map(([name, change]) => ({ name, raw: { ...raw, ...change }, language: 'tr' as const })),
  ];
}

/** Parses an example as the site parses a backend's answer. A defect fails the gallery's build. */
function parse({ raw, language }: SectionState, id: string): Section {
  const resolveLink = (href: string) => localizeHref(href, language);
  const section = parseSection<Section>(definitions, { ...raw, id }, id, {
    warn: (message) => {
      throw new Error(message);
    },
    resolveLink,
    sanitizeHtml: (html) => sanitizeHtml(html, resolveLink),
    resolveMedia: (src) => src,
  });
  if (!section) throw new Error(`${id}: not a section`);
  return section;
}

/** Every state of a section type, each as a page would show it below its title. */
export async function SectionStory({ type }: { type: SectionType }) {
  return (await statesOf(type)).map((state, index) => (
    <State key={state.name} name={state.name} language={state.language} isWide>
      <SectionRenderer
        sections={[parse(state, `state-${index + 1}`)]}
        path="/page/elements"
        model={demoModel}
        language={state.language}
        firstStation={index + 1}
      />
    </State>
  ));
}
