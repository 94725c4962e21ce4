import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Dependencies flow app → components → lib; section definitions are data that lib may read. */
const layers = [
  { target: './lib/**/*', from: './app/**/*', message: 'lib knows nothing of routes.' },
  {
    target: './lib/**/*',
    from: './components/**/!(definition|definitions).{ts,tsx}',
    message: 'lib knows nothing of components, only of section definitions.',
  },
  {
    target: './lib/**/*',
    from: './custom/**/!(definition|definitions|messages).{ts,tsx}',
    message: 'lib knows own sections by their definitions, and own texts.',
  },
  { target: './custom/**/*', from: './{app,server,backend}/**/*', message: 'Own sections are components.' },
  { target: './components/**/*', from: './app/**/*', message: 'Components know nothing of routes.' },
  {
    target: './{components,custom}/**/*',
    from: './lib/{backend/**/*,content/{parse-context.ts,normalize-*.ts}}',
    message: 'Only lib/content fetches content.',
  },
  {
    target: './{app,components,custom,lib}/**/*',
    from: './server/**/*',
    message: 'The server starts the site, not vice versa.',
  },
  { target: './server/**/*', from: './{app,components,backend}/**/*', message: 'The server needs lib alone.' },
  { target: './{app,components,lib}/**/*', from: './backend/**/*', message: 'The site speaks to a backend over HTTP.' },
  { target: './lib/sections/**/*', from: './lib/content/**/*', message: 'Definitions do not depend on content.' },
  {
    target: './lib/routes/**/!(*.test).ts',
    from: ['./lib/!(routes)/**/*', './lib/*.ts', './{components,custom}/**/!(definition|definitions).{ts,tsx}'],
    message: 'The backend reads lib/routes too: it holds data and needs nothing else.',
  },
];

/**
 * The backend and the site share the sections, the table of addresses, the languages, the contact form, the brand, some
 * pure functions, and how they are watched (telemetry), nothing else. The backend and the scripts share the places of files (storage).
 */
const backendLayers = [
  { target: './backend/**/*', from: './app/**/*' },
  { target: './backend/**/*', from: './{components,custom}/**/!(definition|definitions).{ts,tsx}' },
  {
    target: './backend/**/*',
    from: './lib/!(sections|routes|telemetry|storage|brand|color)/**/!(known-languages.mjs|language.ts|read-languages.ts|texts-of.ts|contact-fields.ts|has-words.ts|mentioned-in.ts|slugify.ts|superscript.ts|translated-pages.ts|bounded-body.mjs|body-length.ts|own-arguments.mjs)',
  },
  { target: './backend/**/*', from: './lib/*.ts' },
];

export default defineConfig(
  globalIgnores([
    '**/.next*/',
    '**/node_modules/',
    'backend/app/(payload)/admin/importMap.js',
    'backend/src/migrations/',
    'backend/src/payload-types.ts',
    'backend/data/',
    'backend/seed/',
    'next-env.d.ts',
    'backend/next-env.d.ts',
    'test-results/',
    'playwright-report/',
    '.data/',
    '.releases/',
    '.cache/',
    'conformance/dist/',
  ]),
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    ...reactHooks.configs.flat['recommended-latest'],
    // They compile every file that they are given. No other file uses React.
    files: ['**/*.tsx', '{app,components,lib}/**/*.ts'],
    ignores: ['**/*.test.ts'],
  },
  {
    plugins: { '@next/next': next, 'import-x': importX },
    settings: {
      // Without these, TypeScript files are not read and no cycle is found.
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['tsconfig.json', 'backend/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
      next: { rootDir: ['.', 'backend'] },
    },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      // The site scales pictures itself (components/ui/Picture.tsx).
      '@next/next/no-img-element': 'off',
      // Pages are plain documents; client navigation is added in one place, not link by link.
      '@next/next/no-html-link-for-pages': 'off',
      'import-x/no-restricted-paths': ['error', { zones: [...layers, ...backendLayers] }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      'no-restricted-properties': [
        'error',
        {
          object: 'AbortSignal',
          property: 'any',
          message:
            'Node 20 may collect a time-out that it was made of: use lib/http/with-deadline.ts, or one controller.',
        },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...["Property[key.name='mode'] > Literal[value='serial']", "MemberExpression[property.name='serial']"].map(
          (selector) => ({
            selector,
            message: "A failing test would keep others from running: give each its own start, and use 'default'.",
          }),
        ),
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Blob: 'readonly',
        Buffer: 'readonly',
        FormData: 'readonly',
        Response: 'readonly',
        TextDecoder: 'readonly',
        TransformStream: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        AbortController: 'readonly',
        AbortSignal: 'readonly',
        clearInterval: 'readonly',
        setInterval: 'readonly',
        performance: 'readonly',
      },
    },
  },
);
