import { Feed } from 'feed';

import type { ApplicationModel } from '../content';
import { addressOf } from '../i18n/addresses';
import { type Language, translator } from '../i18n/languages';
import { momentOf } from '../text/dates';
import type { DescribedNews } from './news';
import { withoutControls } from './xml';

/**
 * The news as RSS 2.0.
 *
 * @param items newest first
 * @param newsPath the bare path of the page that lists them
 */
export function newsFeed(
  items: readonly DescribedNews[],
  { siteInfo }: Pick<ApplicationModel, 'siteInfo'>,
  language: Language,
  siteUrl: string,
  newsPath: string,
): string {
  const dated = items.flatMap((item) => {
    const date = momentOf(item.date);
    return date ? [{ ...item, date }] : [];
  });
  const link = siteUrl + addressOf(newsPath, language);
  const feed = new Feed({
    id: link,
    link,
    title: translator(language)('newsOf', { site: siteInfo.title }),
    description: siteInfo.subTitle || siteInfo.title,
    language,
    copyright: siteInfo.copyright,
    // The date of the newest item, so that the feed changes only with the news.
    updated: dated[0]?.date ?? new Date(0),
    generator: siteInfo.title,
    feedLinks: { rss: siteUrl + addressOf('/rss.xml', language) },
  });
  for (const { title, link: address, date, topics, description } of dated) {
    feed.addItem({
      title,
      id: siteUrl + address,
      link: siteUrl + address,
      date,
      ...(description && { description }),
      category: topics.map((name) => ({ name })),
    });
  }
  return withoutControls(feed.rss2());
}
