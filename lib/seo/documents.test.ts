import type { ApplicationModel } from '../content';
import { llmsOf } from './llms';
import { manifestOf } from './manifest';
import { robotsOf } from './robots';

const siteUrl = 'https://site.example';
const item = (title: string, link: string, dropdown: object[] = []) => ({ title, link, dropdown, megamenu: [] });
const model = {
  siteInfo: { title: 'Kemerkaya Mühendislik', subTitle: 'Geoteknik & tünel', phone: '', email: '', adress: 'Ankara' },
  menu: [item('Kurumsal [biz]', '/about', [item('Hakkımızda', '/about'), item('Ekip', '/page/ekip')])],
} as unknown as ApplicationModel;

test('robots.txt opens the site, or shuts all of it where it is for looking at', () => {
  expect(robotsOf({ isIndexed: true, siteUrl })).toContain(
    `Allow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml`,
  );
  expect(robotsOf({ isIndexed: false, siteUrl })).toBe('User-agent: *\nDisallow: /\n');
});

test('the manifest is named after the site', () => {
  expect(manifestOf(model, 'tr')).toMatchObject({ name: 'Kemerkaya Mühendislik', short_name: 'Kemerkaya', lang: 'tr' });
});

test('llms.txt names every page of the menu once, and the references', () => {
  const text = llmsOf(model, 'Açıklama.', 'tr', siteUrl);
  expect(text).toMatch(/^# Kemerkaya Mühendislik\n\n> Geoteknik & tünel\. Açıklama\./);
  expect(text.match(/site\.example\/about\)/g)).toHaveLength(1);
  expect(text).toContain(`- [Kurumsal biz](${siteUrl}/about)\n- [Ekip](${siteUrl}/page/ekip)`);
  expect(text).toContain('/reference/baraj-projeleri');
});
