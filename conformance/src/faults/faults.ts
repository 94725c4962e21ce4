import { type Fault, inData, inEnvelope, inList, inPage, inSection, instead, type Wire } from './fault';

const unknownPage = (query: URLSearchParams) => query.get('pageKey')?.startsWith('conformance') === true;

const below = (depth: number): Wire => ({
  title: `Level ${depth}`,
  link: '/about',
  ...(depth < 4 && { dropdown: [below(depth + 1)] }),
});

/** More than an answer may have. */
const huge = 'a'.repeat(5 * 1024 * 1024);

/** What hosts get wrong. Each is named by one check (faults.test.ts). */
export const faults: readonly Fault[] = [
  {
    name: 'the application model fails',
    id: 'model.answer',
    change: instead('GetApplicationModel', () => ({ status: 500, body: 'Internal Server Error' })),
  },
  {
    name: 'the application model has no envelope',
    id: 'model.answer',
    change: instead('GetApplicationModel', ({ body }) => ({
      body: JSON.stringify((JSON.parse(String(body)) as Wire).data),
    })),
  },
  {
    name: 'success without data',
    id: 'model.answer',
    change: inEnvelope('GetApplicationModel', () => ({ success: true })),
  },
  {
    name: 'an application model with neither a name nor all of its parts',
    id: 'model.answer',
    change: inData('GetApplicationModel', ({ menu }) => ({ siteInfo: {}, menu })),
  },
  {
    name: 'a site without a name',
    id: 'model.name',
    change: inData('GetApplicationModel', (model) => ({ ...model, siteInfo: {} })),
  },
  {
    name: 'a phone number that is no text',
    id: 'model.siteInfo',
    change: inData('GetApplicationModel', (model) => ({ ...model, siteInfo: { title: 'A', phone: 312 } })),
  },
  {
    name: 'languages without Turkish',
    id: 'model.languages',
    change: inData('GetApplicationModel', (model) => ({ ...model, languages: [{ code: 'en', name: 'English' }] })),
  },
  {
    name: 'a language that the site has no texts for',
    id: 'model.knownLanguages',
    change: inData('GetApplicationModel', (model) => ({
      ...model,
      languages: [...(model.languages as Wire[]), { code: 'tlh', name: 'tlhIngan Hol' }],
    })),
  },
  {
    name: 'a menu of four levels',
    id: 'model.menu',
    change: inData('GetApplicationModel', (model) => ({ ...model, menu: { deep: below(1) } })),
  },
  {
    name: 'a link that runs a script',
    id: 'model.links',
    change: inData('GetApplicationModel', (model) => ({
      ...model,
      menu: { bad: { title: 'Bad', link: 'javascript:alert(1)' } },
    })),
  },
  {
    name: 'a social account without a link',
    id: 'model.social',
    change: inData('GetApplicationModel', (model) => ({ ...model, socialAccounts: { x: { name: 'X' } } })),
  },
  {
    name: 'a twin of another kind than its field',
    id: 'model.twins',
    change: inData('GetApplicationModel', (model) => ({
      ...model,
      siteInfo: { title: 'Ad', titleOtherLangs: { en: ['Name'] } },
    })),
  },
  {
    name: 'two lists with one key',
    id: 'model.categories',
    change: inData('GetApplicationModel', (model) => ({
      ...model,
      categories: [...(model.categories as Wire[]), { key: 'projeler', name: 'Again' }],
    })),
  },
  {
    name: 'a popup without an id',
    id: 'model.popup',
    change: inData('GetApplicationModel', (model) => ({ ...model, popup: { title: 'News' } })),
  },
  {
    name: 'no home page',
    id: 'page.own',
    change: instead('GetPageData', (sent, { query }) =>
      query.get('pageKey') === 'homepage' ? { status: 404, body: '{"success":false}' } : sent,
    ),
  },
  {
    name: 'an unknown page is an error of the server',
    id: 'page.unknown',
    change: instead('GetPageData', (sent, { query }) => (unknownPage(query) ? { status: 500 } : sent)),
  },
  {
    name: 'an unknown page is answered with HTML',
    id: 'page.unknown',
    change: instead('GetPageData', (sent, { query }) =>
      unknownPage(query) ? { body: '<!doctype html><title>404</title>' } : sent,
    ),
  },
  {
    name: 'every unknown page is the same page',
    id: 'page.unknown',
    change: instead('GetPageData', (sent, { query }) =>
      unknownPage(query) ? { status: 200, body: '{"success":true,"data":{"pageKey":"homepage"}}' } : sent,
    ),
  },
  {
    name: 'a call without its parameter is an error of the server',
    id: 'page.parameter',
    change: instead('GetPageData', (sent, { query }) => (query.has('pageKey') ? sent : { status: 500 })),
  },
  {
    name: 'another page than the one that was asked for',
    id: 'page.key',
    change: inPage('about', (page) => ({ ...page, pageKey: 'About' })),
  },
  {
    name: 'isVisible as a text',
    id: 'page.visible',
    change: inPage('about', (page) => ({ ...page, isVisible: 'true' })),
  },
  {
    name: 'a section without its required title',
    id: 'page.sections',
    change: inSection('homepage', ({ title: _title, ...section }) => section),
  },
  {
    name: 'a section of a type that the site does not know',
    id: 'page.sections',
    change: inSection('about', (section) => ({ ...section, type: 'slider' })),
  },
  {
    name: 'a list that is an object',
    id: 'page.sections',
    change: inPage('hizmetlerimiz', (page) => ({
      ...page,
      sections: [{ id: 'a', type: 'accordion', order: 1, list: { 0: { title: 'A' } } }],
    })),
  },
  {
    name: 'two sections with one id',
    id: 'page.ids',
    change: inPage('about', (page) => ({
      ...page,
      sections: (page.sections as Wire[]).map((each) => ({ ...each, id: 1 })),
    })),
  },
  {
    name: 'a translation with sections of its own ids',
    id: 'page.translations',
    change: inPage('about', (page) => ({
      ...page,
      otherLangs: { en: { title: 'About', sections: [{ id: 'other', type: 'pageTitle', order: 1, title: 'About' }] } },
    })),
  },
  {
    name: 'a page in a language that the model does not name',
    id: 'page.translations',
    change: inPage('about', (page) => ({ ...page, otherLangs: { fr: { title: 'À propos' } } })),
  },
  {
    name: 'HTML with a script',
    id: 'page.html',
    change: inPage('merdiven', (page) => ({ ...page, data: '<p>a</p><script>alert(1)</script>' })),
  },
  {
    name: 'a colour by its name',
    id: 'page.colors',
    change: inPage('about', (page) => ({ ...page, logoColor: 'red' })),
  },
  {
    name: 'a page that visitors are to edit',
    id: 'page.editable',
    change: inPage('about', (page) => ({ ...page, isEditable: true })),
  },
  {
    name: 'a revision that changes by itself',
    id: 'page.revision',
    change: inData('GetPageData', (page, { count }) => ({ ...page, revision: `r${count}` })),
  },
  {
    name: 'a category that is an object',
    id: 'category.list',
    change: inList('GetCategoryPages', (list) => ({ pages: list })),
  },
  {
    name: 'a page of a category without a key',
    id: 'category.pages',
    change: inList('GetCategoryPages', (list) => list.map((page, index) => (index === 1 ? { title: 'No key' } : page))),
  },
  {
    name: 'an unknown category is an error of the server',
    id: 'category.unknown',
    change: instead('GetCategoryPages', (sent) => (sent.status === 400 ? { status: 500 } : sent)),
  },
  {
    name: 'an offset that is ignored',
    id: 'category.parts',
    change: instead('GetCategoryPages', (sent, { query }) =>
      query.has('offset') && query.get('offset') !== '0' && query.get('category') === 'projeler'
        ? {
            body: JSON.stringify({
              ...(JSON.parse(String(sent.body)) as Wire),
              data: [{ pageKey: 'otel-resepsiyonu' }],
            }),
          }
        : sent,
    ),
  },
  {
    name: 'a total that counts one part',
    id: 'category.parts',
    change: inEnvelope('GetCategoryPages', (envelope) =>
      'total' in envelope ? { ...envelope, total: (envelope.data as Wire[]).length } : envelope,
    ),
  },
  {
    name: 'a page that is listed twice',
    id: 'keys.entries',
    change: inList('GetPageKeys', (list) => [...list, ...list.slice(0, 1)]),
  },
  {
    name: 'a page that is listed but does not exist',
    id: 'keys.pages',
    change: inList('GetPageKeys', (list) => [{ ...list[0], pageKey: 'gone', link: '/page/gone' }, ...list]),
  },
  {
    name: 'a host that lies about the languages of a page',
    id: 'keys.languages',
    change: inList('GetPageKeys', (list) => list.map((entry) => ({ ...entry, languages: ['tr', 'en'] }))),
  },
  {
    name: 'a cursor that goes round in circles',
    id: 'keys.parts',
    change: inEnvelope('GetPageKeys', (envelope) => ({ ...envelope, next: '5' })),
  },
  {
    name: 'a cursor that is not checked',
    id: 'keys.cursor',
    change: instead('GetPageKeys', (sent) =>
      sent.status === 400 ? { status: 200, body: '{"success":true,"data":[]}' } : sent,
    ),
  },
  {
    name: 'redirects that are an object',
    id: 'redirects.list',
    change: inList('GetRedirects', () => ({ '/a': '/b' })),
  },
  {
    name: "a redirect from one of the site's own addresses",
    id: 'redirects.entries',
    change: inList('GetRedirects', (list) => [...list, { from: '/api/GetPageData', to: '/', permanent: true }]),
  },
  {
    name: 'redirects in a circle',
    id: 'redirects.loops',
    change: inList('GetRedirects', () => [
      { from: '/one', to: '/two', permanent: true },
      { from: '/two', to: '/one', permanent: true },
    ]),
  },
  {
    name: 'a search that finds nothing',
    id: 'search.answer',
    change: inData('SearchPages', () => ({ total: 0, results: [] })),
  },
  {
    name: 'marks beyond the text',
    id: 'search.results',
    change: inData('SearchPages', ({ results, ...rest }) => ({
      ...rest,
      results: (results as Wire[]).map((result) => ({ ...result, title: { text: 'Ab', marks: [[0, 9]] } })),
    })),
  },
  {
    name: 'a search without pages of results',
    id: 'search.limit',
    change: inData('SearchPages', ({ results, total }) => {
      const all = results as Wire[];
      return { total, results: all.length > 0 ? [...all, { ...all[0], pageKey: 'second' }] : all };
    }),
  },
  {
    name: 'a search that fails on a quotation mark',
    id: 'search.odd',
    change: instead('SearchPages', (sent, { query }) =>
      query.get('query')?.includes('"') ? { status: 500, body: '' } : sent,
    ),
  },
  {
    name: 'a picture that is not there',
    id: 'media.files',
    change: instead('media', () => ({ status: 404, body: '' })),
  },
  {
    name: 'a picture that is a page',
    id: 'media.files',
    change: instead('media', () => ({ headers: { 'content-type': 'text/html' } })),
  },
  {
    name: 'a film without ranges',
    id: 'media.ranges',
    change: (sent, { call, query }) => {
      if (call === 'media') return { ...sent, status: 200, headers: { 'content-type': 'video/mp4' }, body: 'film' };
      const film = inSection(String(query.get('pageKey')), (section) => ({
        ...section,
        type: 'about',
        movieLink: '/media/film.mp4',
      }));
      return film(sent, { method: 'GET', call, query, count: 0 });
    },
  },
  {
    name: 'drafts that are open to everybody',
    id: 'editing.session',
    change: instead('EditPage', () => ({ status: 200, body: '{"success":true,"data":{}}' })),
  },
  {
    name: 'a call that does not answer',
    id: 'answers.time',
    change: instead('GetRedirects', () => ({ hangs: true })),
  },
  {
    name: 'an answer that takes more than a second',
    id: 'answers.speed',
    change: instead('GetRedirects', () => ({ takesMs: 1_001 })),
  },
  {
    name: 'an answer that is too large',
    id: 'answers.size',
    change: inData('GetApplicationModel', (model) => ({ ...model, more: huge })),
  },
  {
    name: 'a call that moved',
    id: 'answers.redirect',
    change: instead('GetRedirects', () => ({ status: 301, headers: { location: '/api/v2/GetRedirects' }, body: '' })),
  },
  {
    name: 'JSON that says it is HTML',
    id: 'answers.type',
    change: instead('GetPageKeys', () => ({ headers: { 'content-type': 'text/html' } })),
  },
  {
    name: 'an answer in Latin-5',
    id: 'answers.utf8',
    change: instead('GetPageKeys', () => ({
      body: Buffer.from('{"success":true,"data":[],"message":"\xfe"}', 'latin1'),
    })),
  },
];
