import '@/styles/globals.scss';

import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';

import { LanguageMemory } from '@/components/language/LanguageMemory.client';
import { EarlyPress } from '@/components/layout/shell/EarlyPress';
import { LanguagePrefetch } from '@/components/layout/shell/LanguagePrefetch';
import { LayoutProvider } from '@/components/layout/shell/LayoutContext.client';
import { RouteChange } from '@/components/layout/shell/RouteChange.client';
import { loadBrandStyle } from '@/lib/brand/load-brand-style';
import { getApplicationModel } from '@/lib/content';
import { languagesOf } from '@/lib/content/languages-of';
import { addressOf } from '@/lib/i18n/addresses';
import { defaultLanguage, directionOf, translator } from '@/lib/i18n/languages';
import { searchPath } from '@/lib/routes/site-routes';

import { languageOf, type LanguageParams } from './params';

export async function generateViewport({ params }: LanguageParams): Promise<Viewport> {
  const { themeColor, colorScheme } = await loadBrandStyle(await languageOf(params));
  return { themeColor, colorScheme };
}

export async function generateMetadata({ params }: LanguageParams): Promise<Metadata> {
  const { icon, mark } = await loadBrandStyle(await languageOf(params));
  return { icons: icon ? { icon, apple: icon } : { icon: mark ?? '/icon.svg' }, formatDetection: { telephone: false } };
}

/** Every offered language is prerendered if the backend answers; otherwise pages are rendered on their first request. */
export async function generateStaticParams() {
  try {
    return languagesOf(await getApplicationModel(defaultLanguage)).map((lang) => ({ lang }));
  } catch {
    console.warn('build: the backend does not answer, so no page is prerendered');
    return [];
  }
}

export default async function LanguageLayout({ children, params }: LanguageParams & { children: ReactNode }) {
  const language = await languageOf(params);
  const { css, preloadedFonts } = await loadBrandStyle(language);
  for (const font of preloadedFonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const t = translator(language);
  return (
    // With this attribute Next scrolls to a new page's top at once, although CSS scrolls smoothly.
    <html lang={language} dir={directionOf(language)} data-scroll-behavior="smooth">
      {css && (
        <head>
          <style dangerouslySetInnerHTML={{ __html: css }} />
        </head>
      )}
      {/* Delays the first paint until the footer is parsed: content parsed later would move content above it. */}
      <link rel="expect" href="#footer" blocking="render" />
      <body>
        <LayoutProvider>{children}</LayoutProvider>
        <RouteChange
          language={language}
          defaultLanguage={defaultLanguage}
          searchAddress={addressOf(searchPath, language)}
          loadingLabel={t('loading')}
        />
        <LanguageMemory defaultLanguage={defaultLanguage} />
        <LanguagePrefetch />
        <EarlyPress />
      </body>
    </html>
  );
}
