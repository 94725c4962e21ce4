import '@/styles/globals.scss';

import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';

import { LanguageMemory } from '@/components/language/LanguageMemory.client';
import { EarlyPress } from '@/components/layout/shell/EarlyPress';
import { LanguagePrefetch } from '@/components/layout/shell/LanguagePrefetch';
import { LayoutProvider } from '@/components/layout/shell/LayoutContext.client';
import { RouteChange } from '@/components/layout/shell/RouteChange.client';
import { getApplicationModel } from '@/lib/content';
import { defaultLanguage, languages, translator } from '@/lib/i18n/languages';
import { preloadedFonts } from '@/lib/fonts';

import { languageOf, type LanguageParams } from './params';

export const viewport: Viewport = { themeColor: '#14191c', colorScheme: 'light' };

export const metadata: Metadata = { icons: { icon: '/icon.svg' }, formatDetection: { telephone: false } };

/** Every language is prerendered if the backend answers; otherwise pages are rendered on their first request. */
export async function generateStaticParams() {
  try {
    await getApplicationModel(defaultLanguage);
    return languages.map((lang) => ({ lang }));
  } catch {
    console.warn('build: the backend does not answer, so no page is prerendered');
    return [];
  }
}

export default async function LanguageLayout({ children, params }: LanguageParams & { children: ReactNode }) {
  for (const font of preloadedFonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const language = await languageOf(params);
  const t = translator(language);
  return (
    // With this attribute Next scrolls to a new page's top at once, although CSS scrolls smoothly.
    <html lang={language} data-scroll-behavior="smooth">
      {/* Delays the first paint until the footer is parsed: content parsed later would move content above it. */}
      <link rel="expect" href="#footer" blocking="render" />
      <body>
        <LayoutProvider>{children}</LayoutProvider>
        <RouteChange
          language={language}
          languages={languages}
          defaultLanguage={defaultLanguage}
          loadingLabel={t('loading')}
        />
        <LanguageMemory defaultLanguage={defaultLanguage} />
        <LanguagePrefetch />
        <EarlyPress />
      </body>
    </html>
  );
}
