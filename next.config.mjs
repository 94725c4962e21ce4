import { fileURLToPath } from 'node:url';

import { forgetAnswers } from './lib/cache/forget-answers.mjs';
import { readSiteEnv } from './lib/env/site-env.mjs';
import { knownLanguages } from './lib/i18n/known-languages.mjs';
import { headerRules } from './lib/http/security-headers.mjs';
import { compileAhead } from './server/compile-ahead.mjs';
import { compileServer } from './server/compile-server.mjs';
import { compressStatic } from './server/compress-static.mjs';
import { mergeStartScript } from './server/merge-start-script.mjs';

const env = readSiteEnv(process.env);
const here = fileURLToPath(new URL('.', import.meta.url));

const defaultLanguage = 'tr';

/**
 * Paths that are not the default language's: other languages' prefixes, media, share images, and calls of the edit
 * mode.
 */
const notDefault = `(?:${Object.keys(knownLanguages).join('|')})(?:/|$)|media/|share/|api/edit/`;

/** The component gallery is a site of its own, without a backend: `*.gallery.tsx` are its routes, and the only ones. */
const isGallery = process.env.GALLERY === '1';

/** @type {import('next').NextConfig} */
export default {
  pageExtensions: isGallery ? ['gallery.tsx', 'gallery.ts'] : ['tsx', 'ts'],
  // The tests build beside the build that serves.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Machines that build the same files have the same version: a page of one can go on with another.
  generateBuildId: () => process.env.SOURCES_ID || null,
  cacheMaxMemorySize: 24 * 1024 * 1024,
  poweredByHeader: false,
  // The site's server compresses and names versions (`server/`), once for each page.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  // `npm run dev` answers under both names.
  allowedDevOrigins: ['127.0.0.1'],
  cacheHandler: `${here}lib/cache/page-cache-handler.mjs`,
  outputFileTracingRoot: here,
  turbopack: { root: here },
  experimental: {
    // A route loads its own styles: by default small sheets are merged, the edit mode's into those of public pages.
    cssChunking: 'graph',
    // One file for what is always loaded together (docs/decisions/0017). Sizes in bytes: more than there is.
    turbopackChunking: { maxChunkCountPerGroup: 1, minChunkSize: 5_000_000, maxMergeChunkSize: 5_000_000 },
    // Writing the cache takes longer than the gallery's next build would save.
    turbopackFileSystemCacheForBuild: !isGallery,
  },
  compiler: {
    // Before any page is made.
    async runAfterProductionCompile({ distDir }) {
      const scripts = compileAhead(distDir)
        .then(() => mergeStartScript(distDir))
        .then(() => compressStatic(distDir));
      await Promise.all([compileServer(here, distDir), scripts, forgetAnswers(distDir)]);
    },
  },
  typescript: { ignoreBuildErrors: true }, // `npm run check` type-checks, once.
  // Pictures have addresses of the site's own (docs/decisions/0028); Next's are shut.
  images: { unoptimized: true },
  sassOptions: { silenceDeprecations: [] },
  async headers() {
    return headerRules(env.siteUrl);
  },
  async rewrites() {
    if (isGallery) return [];
    return {
      // Next's own status pages are addresses like any other.
      beforeFiles: [
        ...['/404', '/500', '/_not-found'].map((source) => ({ source, destination: `/${defaultLanguage}${source}` })),
        { source: '/ara', destination: `/${defaultLanguage}/search` },
      ],
      // The default language lives at the bare paths; its pages are the same routes as the others'.
      afterFiles: [{ source: `/:path((?!${notDefault}).*)`, destination: `/${defaultLanguage}/:path` }],
      fallback: [],
    };
  },
};
