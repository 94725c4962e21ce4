import type { Metadata } from 'next';

import { AbsentPage } from '@/components/layout/AbsentPage';
import { BrandPreview } from '@/components/preview/BrandPreview.client';
import { ContentPage } from '@/components/sections/ContentPage';
import { hasCarousels } from '@/components/sections/shown-sections';
import { brandStyle } from '@/lib/brand/brand-style';
import { loadBrandStyle } from '@/lib/brand/load-brand-style';
import { loadCarousels } from '@/lib/content/load-carousels';
import { loadRoute } from '@/lib/content/load-route';
import { normalizeBrand } from '@/lib/content/normalize-brand';
import { parseContext } from '@/lib/content/parse-context';
import { loadBrandPreview } from '@/lib/edit/load-brand-preview';
import { env } from '@/lib/env';
import { addressOf } from '@/lib/i18n/addresses';
import { decodeKey, pathOfPage } from '@/lib/routes/page-address';

import { languageOf } from '../../../params';

interface Props {
  params: Promise<{ lang: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' };

/** A public page in the brand that stands in the admin's form, beside which it is shown. */
export default async function BrandPreviewRoute({ params, searchParams }: Props) {
  const [language, { token }, { values, page }] = [await languageOf(params), await params, await searchParams];
  const pageKey = (typeof page === 'string' && decodeKey(page)) || 'homepage';
  const [loaded, route, published] = await Promise.all([
    loadBrandPreview(token, typeof values === 'string' ? values : '{}'),
    loadRoute(language, pageKey),
    loadBrandStyle(language),
  ]);
  const { model } = route;
  if (loaded.kind === 'missing' && model)
    return <AbsentPage route={{ kind: 'missing', model }} language={language} path={null} />;
  const preview = loaded.kind === 'found' ? loaded.value : undefined;
  const brand = preview && normalizeBrand(preview.brand, parseContext(language));
  const carousels = route.kind === 'found' && hasCarousels(pageKey) ? await loadCarousels(language) : undefined;
  const inBrand = (shown: NonNullable<typeof model>) => ({ ...shown, popup: undefined, brand });
  const shown = route.kind === 'failed' ? route : { ...route, model: preview ? inBrand(route.model) : route.model };
  return (
    <>
      <BrandPreview
        adminOrigin={env().editLoginUrl}
        home={addressOf('/', language)}
        replaced={published.css}
        css={brandStyle(brand).css}
        problems={preview?.problems ?? []}
      />
      <ContentPage route={shown} language={language} path={pathOfPage(pageKey)} carousels={carousels} />
    </>
  );
}
