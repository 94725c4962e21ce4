import type { ArrayField, FieldHook, PayloadRequest } from 'payload';
import { languageName } from '../../../lib/i18n/language';
import { defaultLanguage, isLanguage } from '../languages';
import { message } from '../validation/messages';
import { isRecord, rowsOf } from '../wire/values';

interface Context {
  data: unknown;
  path: readonly (number | string)[];
  req: PayloadRequest;
}

/** Each row is a known language, and no row repeats one. */
function validateCode(value: unknown, { data, path, req }: Context): string | true {
  if (typeof value !== 'string' || value === '') return message('required', req);
  if (!isLanguage(value)) return message('languageUnknown', req);
  const rows = rowsOf(isRecord(data) ? data.languages : undefined);
  const first = rows.findIndex(({ code }) => code === value);
  return first === -1 || String(first) === String(path.at(-2)) ? true : message('languageTwice', req);
}

/** Without rows the site has its default language, which no list may leave out. */
function validateList(value: unknown, { req }: { req: PayloadRequest }): string | true {
  const codes = rowsOf(value).map(({ code }) => code);
  return codes.length === 0 || codes.includes(defaultLanguage) ? true : message('languageDefault', req);
}

/** A language without a name has its own. */
const fillInName: FieldHook = ({ value, siblingData }) => {
  const { code } = siblingData as { code?: unknown };
  const isNamed = typeof value === 'string' && value.trim() !== '';
  return !isNamed && typeof code === 'string' && isLanguage(code) ? languageName(code) : (value as unknown);
};

/** The languages that the site offers, in the order of its switcher. They are in force once they are published. */
export const siteLanguagesField: ArrayField = {
  name: 'languages',
  type: 'array',
  label: { tr: 'Diller', en: 'Languages' },
  labels: { singular: { tr: 'Dil', en: 'Language' }, plural: { tr: 'Diller', en: 'Languages' } },
  validate: validateList,
  admin: {
    description: {
      tr: 'Yayımlandığı anda geçerli olur: sayfalar, menü ve formlar yeni dilde de düzenlenebilir, sitede /de gibi adresleri açılır. Kaldırılan dilin adresleri kapanır; içeriği silinmez, dil yeniden eklenince geri gelir. Türkçe her zaman sunulur.',
      en: 'In force once published: pages, menu and forms can be edited in a new language, and its addresses, such as /de, are open. The addresses of a removed language are closed; its content stays, and comes back with the language. Turkish is always offered.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'code',
          type: 'text',
          label: { tr: 'Dil', en: 'Language' },
          required: true,
          validate: validateCode,
          admin: { components: { Field: '/src/admin/LanguageCode#LanguageCode' } },
        },
        {
          name: 'name',
          type: 'text',
          label: { tr: 'Sitedeki adı', en: 'Its name on the site' },
          required: true,
          validate: () => true as const,
          hooks: { beforeValidate: [fillInName] },
          admin: { description: { tr: 'Boş bırakılırsa dilin kendi adı.', en: 'The language’s own name if empty.' } },
        },
      ],
    },
  ],
};
