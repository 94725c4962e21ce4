import path from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { tr } from '@payloadcms/translations/languages/tr';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { withOwnLocks } from './src/access/own-locks';
import { withOwnTimes } from './src/access/own-times';
import { forEditors, withNamedColumns, withoutSizes } from './src/admin/for-editors';
import { turkish } from './src/admin/turkish';
import { bin } from './src/bin/collection';
import { categories } from './src/categories/collection';
import { media } from './src/collections/media';
import { pages } from './src/collections/pages';
import { redirects } from './src/collections/redirects';
import { users } from './src/collections/users';
import { databaseAdapter } from './src/database/adapter';
import { editCollections, editEndpoints } from './src/editing/editing';
import { withPageTurns } from './src/editing/pages/calls-in-turn';
import { withPartTurns } from './src/editing/parts/calls-in-turn';
import { withOwnSchedule } from './src/editing/schedule/run-scheduled';
import { recorded, recordedGlobal } from './src/editing/trail/record-changes';
import { previewBrand } from './src/brand/preview-brand';
import { contractEndpoints } from './src/endpoints/contract-endpoints';
import { finderCalls } from './src/finder/finder-calls';
import { formCollections, formEndpoints } from './src/forms/forms';
import { mailAdapter } from './src/forms/outbox/mail-adapter';
import { brand } from './src/globals/brand';
import { footer } from './src/globals/footer';
import { navigation } from './src/globals/navigation';
import { popup } from './src/globals/popup';
import { seedState } from './src/globals/seed-state';
import { siteInfo } from './src/globals/site-info';
import { social } from './src/globals/social';
import { nameInvalidFields } from './src/hooks/name-invalid-fields';
import { withCheckedRequests } from './src/http/check-endpoints';
import { quietErrors } from './src/http/quiet-errors';
import { allLanguages, defaultLanguage } from './src/languages';
import { onlySiteLanguages } from './src/offered-languages';
import { cropEndpoints } from './src/crops/serve-crop';
import { backendLog } from './src/log';
import { withDrafts } from './src/publication/with-drafts';
import { withRedirectsOneByOne } from './src/redirects/calls-one-by-one';
import { backendDir, readRuntimeEnv } from './src/runtime-env';
import { inStore } from './src/storage/media-in-store';
import { problemsCall } from './src/overview/problems/problems-call';
import { translationsCall } from './src/overview/translations/translations-call';
import { setupEndpoints } from './src/setup/setup-endpoints';
import { openStores } from './src/storage/stores';

const MAX_FILE_BYTES = 200 * 1024 * 1024;
const MAX_FIELDS_BYTES = 2 * 1024 * 1024;

async function createConfig() {
  const env = readRuntimeEnv();
  const stores = await openStores(env);
  const library = inStore(media(stores.media), stores);
  const hasSecureCookies = process.env.NODE_ENV === 'production' && Boolean(env.adminUrl?.startsWith('https:'));
  const collections = [
    recorded(pages),
    bin,
    recorded(categories),
    recorded(library),
    recorded(redirects),
    recorded(users({ hasSecureCookies, adminUrl: env.adminUrl })),
    ...editCollections,
    ...formCollections,
  ].map(forEditors);
  // Payload adds its calls to these lists.
  const ownEndpoints = collections.flatMap(({ endpoints }) => endpoints || []);
  const config = await buildConfig({
    secret: env.secret,
    db: await databaseAdapter(env.database),
    sharp,
    collections,
    globals: [
      ...[navigation, footer, social, siteInfo, popup, brand(stores.media)].map(withDrafts).map(recordedGlobal),
      seedState,
    ].map(forEditors),
    endpoints: [
      ...contractEndpoints,
      ...cropEndpoints(stores.media),
      previewBrand(stores.media),
      ...formEndpoints,
      ...editEndpoints,
      ...finderCalls,
      problemsCall,
      translationsCall,
      ...setupEndpoints,
    ],
    email: mailAdapter(env),
    localization: {
      locales: allLanguages.map(({ code, label, rtl }) => ({ code, label, rtl })),
      filterAvailableLocales: onlySiteLanguages,
      defaultLocale: defaultLanguage,
      // A language shows what it has; filled-in Turkish would be saved as if it were a translation.
      fallback: false,
    },
    i18n: { supportedLanguages: { tr, en }, fallbackLanguage: 'tr', translations: { tr: turkish } },
    admin: {
      user: 'users',
      // Payload's own would ask gravatar.com for a picture of every editor.
      avatar: 'default',
      // Payload's tiles repeat the menu. Who wants them can add them.
      dashboard: { widgets: [], defaultLayout: [] },
      components: {
        graphics: { Icon: '/src/brand/admin/SiteMark#SiteMark', Logo: '/src/brand/admin/SiteLogo#SiteLogo' },
        actions: ['/src/finder/admin/Finder#Finder', '/src/admin/help/HelpButton#HelpButton'],
        afterNavLinks: ['/src/status/admin/StatusLink#StatusLink', '/src/setup/admin/SetupLink#SetupLink'],
        beforeDashboard: ['/src/setup/admin/SetupBanner#SetupBanner', '/src/overview/admin/Overview#Overview'],
        providers: [
          '/src/admin/texts/HardCodedTexts#HardCodedTexts',
          '/src/editing/schedule/admin/PlanWhatIsShown#PlanWhatIsShown',
        ],
        views: {
          login: { Component: '/src/accounts/admin/LoginView#LoginView' },
          status: { Component: '/src/status/admin/StatusView#StatusView', path: '/status', exact: true },
          setup: { Component: '/src/setup/admin/SetupView#SetupView', path: '/setup', exact: true },
        },
      },
      dateFormat: 'dd.MM.yyyy HH:mm',
      meta: {
        titleSuffix: env.siteUrl ? ` – ${new URL(env.siteUrl).hostname}` : '',
        // A link to the admin in a chat would show Payload's picture.
        defaultOGImageType: 'off',
      },
      // Written by `generate:importmap`, not by every start of the development server.
      importMap: {
        autoGenerate: false,
        baseDir: backendDir,
        importMapFile: path.join(backendDir, 'app/(payload)/admin/importMap.js'),
      },
    },
    graphQL: { disable: true },
    // The backend runs what is due itself, and plans by its own calls.
    jobs: { access: { run: () => false, queue: () => false, cancel: () => false } },
    hooks: { afterError: [nameInvalidFields] },
    logger: backendLog(),
    loggingLevels: quietErrors,
    telemetry: false,
    // With the other fields of the form: Payload's own limit for the whole is 50 MB.
    upload: { limits: { fileSize: MAX_FILE_BYTES }, requestSizeLimit: MAX_FILE_BYTES + MAX_FIELDS_BYTES },
    typescript: { outputFile: path.join(backendDir, 'src/payload-types.ts') },
  });
  const shown = withNamedColumns(withoutSizes(withOwnLocks(withOwnTimes(config))));
  const inTurns = withRedirectsOneByOne(withPartTurns(withPageTurns(shown)));
  return withOwnSchedule(withCheckedRequests(inTurns, ownEndpoints));
}

export default createConfig();
