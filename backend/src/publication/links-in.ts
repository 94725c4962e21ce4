import { hrefsIn } from '../editing/checks/links';
import { isRecord } from '../wire/values';

interface Link {
  href: string;
  /** The path in the form: `menu.0.link`. */
  path: string;
}

/** The links of a global's form: in link fields and in texts. */
export function linksIn(value: unknown, path = ''): Link[] {
  if (typeof value === 'string') {
    if (/(?:^|\.)link$/.test(path)) return value === '' ? [] : [{ href: value, path }];
    return hrefsIn(value).map((href) => ({ href, path }));
  }
  if (!Array.isArray(value) && !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => linksIn(each, path === '' ? name : `${path}.${name}`));
}
