import { demoCategories } from '../../test/demo-categories';
import type { ApplicationModel, Page } from '../content';
import { llmsOf } from './llms';
import { manifestOf } from './manifest';
import { robotsOf } from './robots';

const siteUrl = 'https://site.example';
const item = (title: string, link: string, dropdown: object[] = []) => ({ title, link, dropdown, megamenu: [] });
const model = {
  siteInfo: { title: 'Kemerkaya Mühendislik', subTitle: 'Geoteknik & tünel', phone: '', email: '', adress: 'Ankara' },
  languages: [
    { code: 'tr', name: 'Türkçe' },
    { code: 'en', name: 'English' },
  ],
  menu: [item('Kurumsal [biz]', '/about', [item('Hakkımızda', '/about'), item('Ekip', '/page/ekip')])],
  categories: demoCategories('tr'),
} as unknown as ApplicationModel;

test('robots.txt allows the site, or forbids all of a preview', () => {
  expect(robotsOf({ isIndexed: true, siteUrl })).toContain(
    `Allow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml`,
  );
  expect(robotsOf({ isIndexed: false, siteUrl })).toBe('User-agent: *\nDisallow: /\n');
});

test('the manifest is named after the site', () => {
  expect(manifestOf(model, 'tr')).toMatchObject({ name: 'Kemerkaya Mühendislik', short_name: 'Kemerkaya', lang: 'tr' });
});

const project = { title: 'Yeldere', link: '/page/yeldere', summary: '118 km\n delgi', contentLanguage: 'tr' } as Page;
const news = [
  { title: 'Kolonlar [yeni]', link: '/page/haber', date: '2026-10-21', topics: [], description: 'Açıldı.' },
];
const source = { model, description: 'Açıklama.', news, projects: new Map([['baraj', [project]]]) };

test('llms.txt lists every page of the menu once, the references with their projects, and the news', () => {
  const text = llmsOf(source, 'tr', siteUrl);
  expect(text).toMatch(/^# Kemerkaya Mühendislik\n\n> Geoteknik & tünel\. Açıklama\./);
  expect(text.match(/site\.example\/about\)/g)).toHaveLength(1);
  expect(text).toContain(`- [Kurumsal biz](${siteUrl}/about)\n- [Ekip](${siteUrl}/page/ekip)`);
  expect(text).toMatch(
    /\/reference\/baraj-projeleri\): .+\n {2}- \[Yeldere\]\(https:\/\/site\.example\/page\/yeldere\): 118 km delgi\n/,
  );
  expect(text).toContain(
    `## Kemerkaya Mühendislik haberleri\n\n- [Kolonlar yeni](${siteUrl}/page/haber): 2026-10-21 Açıldı.`,
  );
  expect(text).toContain(`- [English](${siteUrl}/en/llms.txt)\n`);
});

test('in another language llms.txt links to that language, and to untranslated pages in Turkish', () => {
  const text = llmsOf({ ...source, model: { ...model, categories: demoCategories('en') }, news: [] }, 'en', siteUrl);
  expect(text).toContain(`${siteUrl}/en/reference/baraj-projeleri`);
  expect(text).toContain(`(${siteUrl}/page/yeldere)`);
  expect(text).toContain(`- [Türkçe](${siteUrl}/llms.txt)\n`);
  expect(text).not.toContain('news');
});
