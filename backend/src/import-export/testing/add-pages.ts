import { slugify } from '../../../../lib/text/slugify';
import { classic, gutenberg, paragraph } from './old-content';
import { type OldSite, subjects } from './old-site';
import { base, type Item } from './wxr-file';

const sections = ['Kurumsal', 'Hizmetler', 'Projeler', 'Kalite', 'Bilgi Bankası'];

const pathOf = (parent: Item | undefined, slug: string) => `${parent ? parent.link : `${base}/`}${slug}/`;

/** Pages below pages, and those that are hard to import. @returns the pages of the first level */
export function addPages(site: OldSite, { document, gone }: { document: Item; gone: Item }): Item[] {
  const page = (title: string, parent: Item | undefined, extra: Partial<Item> = {}) => {
    const slug = extra.slug ?? slugify(title);
    const made = site.add({ type: 'page', title, slug, link: pathOf(parent, slug), parent: parent?.id, ...extra });
    made.content ??= site.random() < 0.6 ? gutenberg(site) : classic(site);
    if (site.random() < 0.5) made.meta = { ...made.meta, _thumbnail_id: String(site.pick(site.pictures).id) };
    site.pages.push(made);
    return made;
  };
  const roots = sections.map((name) => page(name, undefined));
  for (const root of roots)
    for (const subject of subjects.slice(0, 7)) page(`${root.title} ${subject}`, root, { slug: slugify(subject) });
  // Twice the same slug below different pages is usual; on the first level it comes from imports.
  page('İletişim', undefined, { slug: 'contact' });
  page('Sağlık & Güvenlik', undefined, {
    content: [
      paragraph(
        `Kaldırılan sayfaya <a href="${base}/boyle-bir-sayfa-yok/">eski bağlantı</a> ve <a href="${document.url}">katalog</a>.`,
      ),
      paragraph(`Dışarıya <a href="https://www.example.org/a?b=1&amp;c=2">bağlantı</a>.`),
      `<!-- wp:html --><script>alert(1)</script><p onclick="alert(2)">Tehlikesiz metin <a href="javascript:alert(3)">tıklayın</a></p><!-- /wp:html -->`,
      `<!-- wp:embed {"url":"https://www.youtube.com/watch?v=abc123DEF45","type":"video"} -->\n<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=abc123DEF45\n</div></figure>\n<!-- /wp:embed -->`,
      `<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>Yıl</th><th>Kaza</th></tr></thead><tbody><tr><td>2023</td><td>0</td></tr></tbody></table></figure><!-- /wp:table -->`,
      `<!-- wp:latest-posts {"postsToShow":3} /-->`,
      `<img src="${gone.url}" alt="kayıp">`,
      `[contact-form-7 id="12" title="Form"]`,
    ].join('\n\n'),
  });
  page('Taslak Sayfa', undefined, { status: 'draft' });
  const polylang = (code: string, group: string): Item['terms'] => [
    ['language', code, code === 'tr' ? 'Türkçe' : 'English'],
    ['post_translations', group, group],
  ];
  page('Vizyonumuz', undefined, { terms: polylang('tr', 'pll_1'), content: paragraph('Güvenle kazarız.') });
  page('Our Vision', undefined, {
    terms: polylang('en', 'pll_1'),
    link: `${base}/en/our-vision/`,
    content: paragraph('We dig with care.'),
  });
  return roots;
}
