import { splitLanguage } from '../redirects/normalize-address';
import { isRecord, rowsOf, withoutAbsent, type StoredValues } from '../wire/values';

const isHidden = (link: unknown, hidden: ReadonlySet<string>) =>
  typeof link === 'string' && hidden.has(splitLanguage(link.replace(/[?#].*$/s, '')).bare);

/** What is left of the entries below another one; undefined without any. */
function listLeft(below: unknown, hidden: ReadonlySet<string>): StoredValues[] | undefined {
  const left = rowsOf(below).flatMap((each) => {
    const entry = entryLeft(each, hidden);
    return entry ? [entry] : [];
  });
  return left.length > 0 ? left : undefined;
}

/** An entry of the menu without what leads to deleted pages; undefined if nothing of it is left. */
function entryLeft(entry: StoredValues, hidden: ReadonlySet<string>): StoredValues | undefined {
  const { dropdown, megamenu, submenu, link, ...rest } = entry;
  const [pages, columns] = [listLeft(dropdown, hidden), listLeft(megamenu, hidden)];
  const isGroup = pages !== undefined || columns !== undefined;
  const isGone = isHidden(link, hidden);
  // A column whose pages are all deleted has no link of its own.
  const wasColumn = link === undefined && dropdown !== undefined;
  if (!isGroup && (isGone || wasColumn)) return undefined;
  return withoutAbsent({
    ...rest,
    link: isGone ? undefined : link,
    dropdown: pages,
    megamenu: columns,
    submenu: Array.isArray(submenu) ? (listLeft(submenu, hidden) ?? []) : undefined,
  });
}

/** The model without the entries of menu and footer that lead to deleted pages. */
export function withoutDeleted<M extends StoredValues>(model: M, hidden: ReadonlySet<string>): M {
  if (hidden.size === 0) return model;
  const list = (entries: unknown) =>
    isRecord(entries)
      ? Object.fromEntries(
          Object.entries(entries).flatMap(([key, entry]) => {
            const left = isRecord(entry) ? entryLeft(entry, hidden) : undefined;
            return left ? [[key, left]] : [];
          }),
        )
      : entries;
  return { ...model, menu: list(model.menu), footer: list(model.footer) };
}
