import { createHash } from 'node:crypto';
import { defaultLanguage } from '../../languages';
import type { Values } from '../content-set';
import type { Report } from '../report';
import { slugify } from '../../../../lib/text/slugify';
import type { WxrItem, WxrTerm } from './read-wxr';

const KIND = 'menu';

const mainName = /main|primary|ana|ust|header|top/;

interface Entry {
  item: WxrItem;
  below: Entry[];
}

export interface MenuContext {
  /** The new link and the title of a page or post, by its old id. */
  pageOf: (id: string) => { link: string; title: string } | undefined;
  resolveLink: (href: string) => string | undefined;
}

const menuOf = ({ terms }: WxrItem): WxrTerm | undefined => terms.find(({ domain }) => domain === 'nav_menu');

/** The menu that becomes the site's: the one that was named, one with a name of a main menu, or else the largest. */
function chooseMenu(items: readonly WxrItem[], wanted: string | undefined): string | undefined {
  const sizes = new Map<string, number>();
  for (const item of items) {
    const { nicename = '' } = menuOf(item) ?? {};
    sizes.set(nicename, (sizes.get(nicename) ?? 0) + 1);
  }
  const names = [...sizes.keys()].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  return names.find((name) => name === wanted) ?? names.find((name) => mainName.test(name)) ?? names[0];
}

function asTree(items: readonly WxrItem[]): Entry[] {
  const entries = new Map(items.map((item) => [item.id, { item, below: [] as Entry[] }]));
  const roots: Entry[] = [];
  for (const entry of [...entries.values()].sort((a, b) => a.item.order - b.item.order)) {
    const parent = entries.get(entry.item.meta._menu_item_menu_item_parent ?? '');
    // A circle of parents has no root, and is found below.
    (parent && parent !== entry ? parent.below : roots).push(entry);
  }
  return roots;
}

const rowId = (item: WxrItem) => createHash('sha256').update(`menu:${item.id}`).digest('hex').slice(0, 24);

/**
 * The menu of the site from the menus of WordPress, three levels deep.
 *
 * @param wanted the name of the menu, if one was named
 * @returns the values of the menu in the admin; undefined without any
 */
export function convertMenu(
  items: readonly WxrItem[],
  wanted: string | undefined,
  context: MenuContext,
  report: Report,
): Values | undefined {
  const chosen = chooseMenu(items, wanted);
  const own = items.filter((item) => menuOf(item)?.nicename === chosen);
  for (const item of items)
    if (!own.includes(item))
      report.leave(KIND, item.title || item.id, `it is of the menu ${menuOf(item)?.nicename ?? '?'}`);
  const seen = new Set<WxrItem>();
  const linkOf = ({ meta }: WxrItem): { link?: string; title: string } => {
    if (meta._menu_item_type === 'post_type') return context.pageOf(meta._menu_item_object_id ?? '') ?? { title: '' };
    return { link: context.resolveLink(meta._menu_item_url ?? ''), title: '' };
  };
  const rows = (entries: readonly Entry[], depth: number): Values[] =>
    entries.flatMap(({ item, below }) => {
      seen.add(item);
      const { link, title } = linkOf(item);
      const text = item.title || title;
      const inside = depth < 3 ? rows(below, depth + 1) : [];
      if (depth === 3) for (const { item: deep } of below) report.leave(KIND, deep.title, 'it is on the fourth level');
      if (!text || (!link && inside.length === 0)) {
        report.leave(KIND, text || item.id, 'it leads to nothing that was imported');
        return inside.length > 0 && depth > 1 ? inside : [];
      }
      report.count(KIND, 'new');
      const key = slugify(text) || `menu-${item.id}`;
      const name = depth === 1 ? 'dropdown' : 'subDropdown';
      return [
        {
          ...{ id: rowId(item), title: { [defaultLanguage]: text } },
          ...(link && { link }),
          ...(depth === 1 && { key: `${key}-${item.id}` }),
          ...(inside.length > 0 && { [name]: inside }),
        },
      ];
    });
  const menu = rows(asTree(own), 1);
  for (const item of own)
    if (!seen.has(item) && !report.left.some(({ name }) => name === item.title))
      report.leave(KIND, item.title || item.id, 'its parents go round in circles');
  return menu.length > 0 ? { menu } : undefined;
}
