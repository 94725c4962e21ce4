import { getApplicationModel } from '@/lib/content';
import { newsPageOf } from '@/lib/content/news-page';
import { env } from '@/lib/env';
import { pathOfPage } from '@/lib/routes/page-address';
import { textAnswer } from '@/lib/seo/text-answer';
import { getDescribedNews } from '@/lib/seo/news';
import { newsFeed } from '@/lib/seo/news-feed';

import { languageOf, type LanguageParams } from '../params';

/** The news of a language as a feed. */
export async function GET(_request: Request, { params }: LanguageParams): Promise<Response> {
  const language = await languageOf(params);
  const { siteUrl } = env();
  return textAnswer('application/rss+xml', async () => {
    const [news, model] = await Promise.all([getDescribedNews(language), getApplicationModel(language)]);
    return newsFeed(news, model, language, siteUrl, pathOfPage(newsPageOf(model)));
  });
}
