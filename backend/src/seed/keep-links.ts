import { isRecord } from '../wire/values';
import type { SeedApplicationModel } from './content';

type Values = Record<string, unknown>;

const rowsIn = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/**
 * The application model of a seed with the menu and the footer that lead only to what there is.
 *
 * @param isThere whether a link leads to something public
 */
export function keepLinks<M extends Pick<SeedApplicationModel, 'menu' | 'footer'>>(
  model: M,
  isThere: (link: string) => boolean,
): M {
  const leads = ({ link }: Values) => typeof link === 'string' && isThere(link);
  const menu = Object.entries(model.menu).flatMap(([key, item]) => {
    const dropdown = rowsIn(item.dropdown).filter(leads);
    if (!leads(item) && dropdown.length === 0) return [];
    const { link: _gone, ...words } = item;
    const rest = leads(item) ? item : words;
    return [[key, item.dropdown ? { ...rest, dropdown } : rest] as const];
  });
  const footer = Object.entries(model.footer).flatMap(([key, item]) => {
    const submenu = rowsIn(item.submenu).filter(leads);
    return submenu.length > 0 || rowsIn(item.submenu).length === 0 ? [[key, { ...item, submenu }] as const] : [];
  });
  return { ...model, menu: Object.fromEntries(menu), footer: Object.fromEntries(footer) };
}
