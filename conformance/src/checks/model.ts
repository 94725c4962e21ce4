import { isUsableModel } from '../../../lib/backend/envelope.mjs';
import { categoryRows } from '../../../lib/categories/category-rows';
import { normalizePopup } from '../../../lib/content/normalize-popup';
import { defaultLanguage, isLanguage } from '../../../lib/i18n/language';
import { isRecord } from '../../../lib/sections/parse-section';
import { isSafeLink } from '../../../lib/sections/safe-link';
import type { Check } from '../check';
import { codesOf, entriesOf, problemOf, type Raw, readModel, recordsIn } from '../read';
import { missing, ok, skipped, type Verdict, warningIf, wrongIf } from '../verdict';

const call = 'GetApplicationModel';
const suffix = 'OtherLangs';
const maxMenuDepth = 3;

type Run = (model: Raw) => Verdict;

/** A check of the model's content. Without a model, `model.answer` says why. */
const ofModel = (id: string, holds: string, otherwise: string, run: Run): Check => ({
  ...{ id, call, holds, otherwise },
  run: async (host) => {
    const model = await readModel(host);
    return model ? run(model) : skipped('there is no application model');
  },
});

interface Placed {
  path: string;
  item: Raw;
  depth: number;
}

function itemsBelow([path, item]: [string, Raw], depth: number): Placed[] {
  const columns = entriesOf(item.megamenu, `${path}.megamenu`);
  const inColumns = columns.flatMap(([at, column]) => entriesOf(column.dropdown, `${at}.dropdown`));
  const below = [...entriesOf(item.dropdown, `${path}.dropdown`), ...inColumns];
  return [{ path, item, depth }, ...below.flatMap((entry) => itemsBelow(entry, depth + 1))];
}

const menuItems = (model: Raw): Placed[] => entriesOf(model.menu, 'menu').flatMap((entry) => itemsBelow(entry, 1));

const hasText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

function unsafeLink(path: string, { link }: Raw): string[] {
  if (link === undefined || link === null || link === '') return [];
  return typeof link === 'string' && isSafeLink(link) ? [] : [`${path}.link: ${JSON.stringify(link).slice(0, 80)}`];
}

function linksOf(model: Raw): string[] {
  const submenus = entriesOf(model.footer, 'footer').flatMap(([path, item]) =>
    entriesOf(item.submenu, `${path}.submenu`),
  );
  const popup: [string, Raw][] = isRecord(model.popup) ? [['popup', model.popup]] : [];
  const others = [...submenus, ...entriesOf(model.socialAccounts, 'socialAccounts'), ...popup];
  return [...menuItems(model).map(({ path, item }): [string, Raw] => [path, item]), ...others].flatMap(([path, item]) =>
    unsafeLink(path, item),
  );
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

const isPicture = (value: unknown) => typeof value === 'string' || (isRecord(value) && typeof value.src === 'string');

/** Twins that cannot stand for their field. */
function wrongTwins(value: unknown, path: string, codes: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => wrongTwins(entry, `${path}[${index}]`, codes));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const at = path ? `${path}.${name}` : name;
    if (!name.endsWith(suffix)) return wrongTwins(inside, at, codes);
    if (!isRecord(inside)) return [`${at}: expected an object keyed by language`];
    const base = value[name.slice(0, -suffix.length)];
    return Object.entries(inside).flatMap(([code, twin]) => {
      if (!codes.includes(code)) return [`${at}.${code}: the model's languages do not have ${code}`];
      const isUsable = base === undefined || kindOf(base) === kindOf(twin) || (isPicture(base) && isPicture(twin));
      return isUsable ? [] : [`${at}.${code}: a ${kindOf(twin)} for a ${kindOf(base)}`];
    });
  });
}

function checkLanguages(model: Raw): Verdict {
  const codes = codesOf(model);
  if (codes.length === 0) return missing('no languages: the site is in the default one alone');
  const twice = codes.filter((code, index) => codes.indexOf(code) !== index).map((code) => `languages: ${code} twice`);
  const unnamed = recordsIn(model.languages).filter(({ name }) => !hasText(name));
  return wrongIf([
    ...(codes.includes(defaultLanguage) ? [] : [`languages: ${defaultLanguage}, the default one, is missing`]),
    ...twice,
    ...unnamed.map(({ code }) => `languages: ${String(code)} has no name`),
  ]);
}

function checkPopup(model: Raw): Verdict {
  if (model.popup === undefined || model.popup === null) return ok();
  const found: string[] = [];
  const warn = (message: string) => void found.push(message);
  const popup = normalizePopup(model.popup, () => undefined, { sanitizeHtml: (html) => html, warn });
  return wrongIf(popup ? [] : found.length > 0 ? found : ['popup: expected an id and a title']);
}

export const modelChecks: Check[] = [
  {
    id: 'model.answer',
    call,
    holds: 'answers with an application model',
    otherwise: 'no page can be made: visitors get cached pages, or a page that says that the server cannot be reached',
    run: async (host) => {
      const answer = await host.get(call);
      if (answer.reading.kind !== 'data') return wrongIf([problemOf(answer, host)]);
      return wrongIf(
        isUsableModel(answer.reading.data) ? [] : [`${call}: no siteInfo.title, and not all of its parts`],
      );
    },
  },
  ofModel(
    'model.name',
    'the site has a name',
    'the site counts as one that is being set up: a general word stands for its name',
    ({ siteInfo }) => warningIf(isRecord(siteInfo) && hasText(siteInfo.title) ? [] : ['siteInfo.title: missing']),
  ),
  ofModel('model.siteInfo', 'the values of siteInfo are texts', 'the value counts as absent', ({ siteInfo }) => {
    const info = isRecord(siteInfo) ? siteInfo : {};
    const names = ['title', 'subTitle', 'phone', 'adress', 'copyright', 'email'];
    const odd = names.filter((name) => info[name] !== undefined && typeof info[name] !== 'string');
    return wrongIf(odd.map((name) => `siteInfo.${name}: expected text`));
  }),
  ofModel(
    'model.languages',
    'languages has tr and every other language once, each with a name',
    'a language that is missing has no pages',
    checkLanguages,
  ),
  ofModel(
    'model.knownLanguages',
    'the site knows every language',
    'the site leaves out a language that it does not know',
    (model) =>
      warningIf(
        codesOf(model)
          .filter((code) => !isLanguage(code))
          .map((code) => `languages: ${code}`),
      ),
  ),
  ofModel(
    'model.menu',
    'menu items have a title and are three levels deep at most',
    'the item is left out',
    (model) => {
      const items = menuItems(model);
      return wrongIf([
        ...items.filter(({ item }) => !hasText(item.title)).map(({ path }) => `${path}: no title`),
        ...items.filter(({ depth }) => depth > maxMenuDepth).map(({ path }) => `${path}: on level ${maxMenuDepth + 1}`),
      ]);
    },
  ),
  ofModel(
    'model.links',
    'links are bare paths, https:, http:, mailto:, tel: or #',
    'the entry is shown without its link',
    (model) => wrongIf(linksOf(model)),
  ),
  ofModel('model.social', 'social accounts have a name and a link', 'the account is left out', ({ socialAccounts }) =>
    wrongIf(
      entriesOf(socialAccounts, 'socialAccounts')
        .filter(([, { name, link }]) => !hasText(name) || !hasText(link))
        .map(([path]) => `${path}: no name or no link`),
    ),
  ),
  ofModel(
    'model.twins',
    'twins (…OtherLangs) are keyed by a language of the model and of the kind of their field',
    'the Turkish value is shown',
    (model) => wrongIf(wrongTwins(model, '', codesOf(model))),
  ),
  ofModel('model.popup', 'a popup has an id of at most 100 characters and a title', 'there is no popup', checkPopup),
  ofModel(
    'model.categories',
    'lists have a key each, and an address in lower case that no other has',
    'the list is left out, or has no page; without lists there are no carousels and no pages of categories',
    ({ categories }) => {
      const found: string[] = [];
      categoryRows(categories, (message) => found.push(message));
      return categories === undefined ? missing() : wrongIf(Array.isArray(categories) ? found : ['not a list']);
    },
  ),
  ofModel('model.frame', 'there is a menu and a footer', 'the header or the footer has no entries', (model) => {
    const isEmpty = (name: string) => entriesOf(model[name], name).length === 0;
    const empty = ['menu', 'footer'].filter(isEmpty);
    return empty.length > 0 ? missing(`empty: ${empty.join(', ')}`) : ok();
  }),
];
