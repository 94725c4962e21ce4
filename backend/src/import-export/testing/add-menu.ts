import type { OldSite } from './old-site';
import { base, type Item } from './wxr-file';

/** @param roots the pages of the first level */
export function addMenu(site: OldSite, roots: readonly Item[]): void {
  const menu: Item['terms'] = [['nav_menu', 'ana-menu', 'Ana Menü']];
  const entry = (title: string, target: Item | undefined, parent = 0, url = '') =>
    site.add({
      ...{
        type: 'nav_menu_item',
        title,
        slug: `menu-${site.lastId}`,
        link: `${base}/?p=${site.lastId}`,
        order: site.lastId,
        terms: menu,
      },
      meta: {
        _menu_item_type: target ? 'post_type' : 'custom',
        _menu_item_object_id: String(target?.id ?? 0),
        _menu_item_menu_item_parent: String(parent),
        _menu_item_url: url,
      },
    });
  for (const root of roots) {
    const top = entry('', root);
    for (const child of site.pages.filter(({ parent }) => parent === root.id).slice(0, 4)) entry('', child, top.id);
  }
  entry('Dışarıda', undefined, 0, 'https://www.example.org/');
  entry('Kayıp', undefined, 0, `${base}/boyle-bir-sayfa-yok/`);
}
