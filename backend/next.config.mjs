import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

const backendDir = fileURLToPath(new URL('.', import.meta.url));

// Default data paths are relative to this folder. Bundled code has no reliable folder of its own, but this file has.
process.env.BACKEND_DIR ??= backendDir;

// The section definitions live outside backend/, so the build has to see the whole repository.
const repositoryRoot = path.resolve(backendDir, '..');

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Strangers could have any public picture scaled without limit. The library makes its own small pictures.
  images: { unoptimized: true },
  // Machines that build the same files have the same version.
  generateBuildId: () => process.env.SOURCES_ID || null,
  turbopack: { root: repositoryRoot },
  typescript: { ignoreBuildErrors: true }, // `npm run check` type-checks, once.
  experimental: {
    // Payload uses the class names of errors for messages and log levels, so they must not be minified.
    serverMinification: false,
    // Writing it takes a third of a build's processor time. `npm run dev` has a cache of its own.
    turbopackFileSystemCacheForBuild: false,
  },
  outputFileTracingRoot: repositoryRoot,
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  // Public files have addresses without Payload's own paths (docs/contract.md#media).
  rewrites: async () => [
    { source: '/media/:filename', destination: '/api/media/file/:filename' },
    { source: '/media/:shape(portrait|square)/:name', destination: '/api/:shape/:name' },
  ],
};

export default withPayload(config);
