import type { Section } from '@/components/sections/definitions';
import type { ApplicationModel, Page } from '@/lib/content';
import { ancestorsOf, type Belonging } from '@/lib/content/breadcrumb';
import { env } from '@/lib/env';
import type { Language } from '@/lib/i18n/languages';
import { ownPageAt } from '@/lib/routes/page-address';
import { serializeGraph } from '@/lib/seo/json-ld';
import type { NewsItem } from '@/lib/seo/news';
import { pageGraph } from '@/lib/seo/page-graph';
import type { ListedPage } from '@/lib/seo/page-things';
import { shareAddress, shareCard } from '@/lib/seo/share-card';

interface Props {
  page: Pick<Page, 'description' | 'contentLanguage'> &
    Belonging &
    Partial<Pick<Page, 'updatedAt' | 'sections' | 'extraBlock'>>;
  /** The sections that the page shows, if not all. */
  sections?: readonly Section[];
  model: ApplicationModel;
  language: Language;
  /** The page's bare path. */
  path: string;
  news?: NewsItem;
  /** The pages that it lists. */
  list?: readonly ListedPage[];
  /** As for `pageMetadata`. */
  color?: string;
}

/**
 * The structured data of a page. It needs no hash in the policy, because browsers do not run it. For a page that is
 * shown in another language, it is on that language's address only.
 */
export function StructuredData({ page, sections = page.sections ?? [], model, language, path, ...more }: Props) {
  if (page.contentLanguage !== language) return null;
  const { news, list, color } = more;
  const { siteUrl } = env();
  // The home page does not show it.
  const isShown = !ownPageAt(path)?.hidesExtraBlock;
  const extra = isShown && page.extraBlock?.kind === 'sections' ? page.extraBlock.sections : [];
  const things = pageGraph({
    siteUrl,
    language,
    path,
    model,
    page,
    sections: [...sections, ...extra],
    ancestors: ancestorsOf(path, model, language, page),
    image: shareAddress(shareCard(page, model, color), language, path),
    news,
    list,
  });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeGraph(things) }} />;
}
