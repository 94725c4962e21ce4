/**
 * Which end-to-end suites run on PostgreSQL. Each is in one of these lists (`postgres-suites.test.ts`), so that a new
 * one is either run there or left out for a reason.
 */

/** What depends on the database most: records, versions, transactions. `npm test` runs these. */
export const shortSuites = [
  ...['contract', 'publication', 'media-publication', 'redirects-publication'],
  ...['forms-backend', 'forms-files', 'forms-inbox', 'forms-newsletter', 'forms-retention', 'messages-right'],
  ...['editing-backend', 'editing-conflicts', 'editing-preview', 'editing-refusals', 'editing-saves'],
  ...['publishing-backend', 'publishing-check', 'scheduled-publishing', 'scheduled-review', 'audit-trail'],
  ...['db-move', 'demo-db-move', 'languages'],
  // Features with tables and statements of their own.
  ...['bin', 'categories', 'reusable-sections', 'publication-request-rules'],
];

/** The others about content, forms, editing and accounts. */
export const furtherSuites = [
  ...[
    'redirects',
    'newsletter',
    'folded-search',
    'bin-kept',
    'bin-panel',
    'parts',
    'public-lists',
    'scheduled-parts',
    'setup',
    'roles',
  ],
  ...['admin-deletion'],
  ...['editing', 'editing-forms', 'editing-page', 'editing-publishing', 'editing-session'],
  ...['reusable-kept', 'reusable-on-the-page', 'copied-sections', 'moved-sections', 'translated-parts'],
  ...['publication-requests', 'together', 'finder', 'finder-kinds', 'overview', 'translations'],
  ...['editing-desk', 'editing-extremes', 'editing-mends', 'editing-unsaved', 'writing-on-the-page'],
  ...['before-publishing', 'deleted-page', 'go-live', 'outdated-form', 'part-requests', 'setup-again', 'undo-together'],
  ...['moved-page', 'published-meanwhile', 'written-parts'],
  ...['accounts', 'own-times', 'proof-of-identity', 'sessions', 'second-factor'],
];

/** @type {Record<string, string[]>} by the reason why they do not run there */
export const otherSuites = {
  'they look at pages of the site, which gets the same answers from either database (contract)': [
    ...['back-and-forward', 'broken-image', 'canonical-addresses', 'cards', 'carousel', 'carousel-autoplay'],
    ...[
      'carousel-focus',
      'carousel-keys',
      'cdn-tags',
      'chosen-language',
      'consent',
      'consent-low-window',
      'consent-map',
      'contact',
      'contact-endpoints',
    ],
    ...['contact-failures', 'contrast', 'counters', 'crawl', 'cropped-pictures', 'demo-pieces', 'drawings'],
    ...[
      'early-press',
      'elsewhere',
      'entrance',
      'far-pictures',
      'film-and-map',
      'first-load',
      'footer',
      'footer-grid',
      'found-again',
      'gallery',
    ],
    ...[
      'guards',
      'header',
      'header-demo-menu',
      'header-demo-panel',
      'header-phone',
      'header-wide',
      'large-pictures',
      'large-text',
      'media',
      'modal',
    ],
    ...['next-page', 'not-found', 'one-language', 'own-host', 'pages', 'pieces', 'pieces-numbers'],
    ...['pieces-scrolling', 'pictures', 'popup', 'print', 'proxy-cache', 'refusals', 'regeneration', 'revalidate'],
    ...[
      'route-change',
      'same-page-link',
      'search',
      'search-keys',
      'section-lists',
      'sections',
      'sent-headers',
      'seo',
      'server',
    ],
    ...['adopted-markup', 'restart', 'sitemap', 'slow-page', 'tabs'],
  ],
  'they start stacks of their own, on SQLite, or none': [
    ...['arabic', 'brand', 'build', 'clock', 'descriptors', 'disk-full', 'faulty-backend', 'finished'],
    ...['editing-outage', 'go-live-failures', 'own-font', 'refused-pictures'],
    ...['health', 'launcher', 'list-outage', 'log-and-cache-disk-full', 'login-flood', 'moved-content', 'observatory'],
    ...['other-hosts', 'outage', 'outage-matrix', 'packed', 'proxy', 'proxy-limits', 'restore', 'secrets'],
    ...['several-machines', 'several-sites', 'start', 'two-contracts', 'waits'],
  ],
  'they look at forms and refusals; what they store, suites of the lists above store too': [
    ...[
      'admin-look',
      'admin-phone',
      'admin-policy',
      'admin-turkish',
      'background-refresh',
      'bad-input-backend',
      'bad-input-matrix',
    ],
    ...['edit-lists', 'edit-pictures', 'edit-sheet', 'frame-parts', 'help', 'list-items'],
    ...['log', 'new-sections', 'password-mail', 'same-site', 'sample-content', 'section-picker', 'sign-in'],
    ...['status-page', 'stored-html'],
  ],
};
