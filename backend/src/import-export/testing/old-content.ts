import { type OldSite, subjects } from './old-site';
import { escape, type Item } from './wxr-file';

const sizedOf = ({ url = '' }: Item) => url.replace('.jpg', '-300x200.jpg');

const figure = (picture: Item) =>
  `<!-- wp:image {"id":${picture.id},"sizeSlug":"medium"} -->\n<figure class="wp-block-image size-medium"><img src="${sizedOf(picture)}" alt="${picture.title}" class="wp-image-${picture.id}"/><figcaption class="wp-element-caption">${picture.title} görünümü</figcaption></figure>\n<!-- /wp:image -->`;

export const paragraph = (inside: string) => `<!-- wp:paragraph -->\n<p>${inside}</p>\n<!-- /wp:paragraph -->`;

/** A link to one of the pages so far. */
function link(site: OldSite): string {
  const target = site.pages.length > 0 ? site.pick(site.pages) : undefined;
  return target ? `<a href="${target.link}">${escape(target.title)}</a>` : 'sayfa';
}

/** A text as the block editor stores it. */
export const gutenberg = (site: OldSite): string =>
  [
    paragraph(`${site.text(3)} Bakınız: ${link(site)}.`),
    figure(site.pick(site.pictures)),
    `<!-- wp:heading -->\n<h2 class="wp-block-heading">${site.pick(subjects)} yöntemi</h2>\n<!-- /wp:heading -->`,
    paragraph(`<strong>${site.text(1)}</strong> ${site.text(2)}`),
    `<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item --><li>${site.text(1)}</li><!-- /wp:list-item --><!-- wp:list-item --><li>${link(site)}</li><!-- /wp:list-item --></ul>\n<!-- /wp:list -->`,
    `<!-- wp:gallery {"linkTo":"none"} -->\n<figure class="wp-block-gallery has-nested-images">${figure(site.pick(site.pictures))}${figure(site.pick(site.pictures))}</figure>\n<!-- /wp:gallery -->`,
  ].join('\n\n');

/** A text as the classic editor stores it. */
export function classic(site: OldSite): string {
  const picture = site.pick(site.pictures);
  return [
    `${site.text(2)}\nİkinci satır.`,
    `[caption id="attachment_${picture.id}" align="alignnone" width="300"]<a href="${picture.url}"><img class="size-medium wp-image-${picture.id}" src="${sizedOf(picture)}" alt="" width="300" height="200" /></a> Şantiyeden bir görünüm[/caption]`,
    `Ayrıntılar için <a href="/?p=${site.pages[0]?.id ?? 0}" target="_blank">bu sayfaya</a> bakınız. <span style="color:red">${site.text(1)}</span>`,
    `[gallery ids="${site.pick(site.pictures).id},${site.pick(site.pictures).id}"]`,
  ].join('\n\n');
}
