import { arrayOf, byLanguage, object, reference, type Schema, text } from './json-schema';

const twin = (value: Schema = text) => byLanguage(value);
const item = (properties: Record<string, Schema>, required: readonly string[] = ['title']) =>
  object({ title: text, titleOtherLangs: twin(), link: text, order: { type: 'number' }, ...properties }, required);

/** What the application model consists of. */
export const modelParts: Record<string, Schema> = {
  menuLink: item({ icon: text, dropdown: arrayOf(reference('menuLink')) }),
  menuItem: item({
    icon: text,
    img: reference('image'),
    dropdown: arrayOf(reference('menuLink')),
    megamenu: arrayOf(item({ dropdown: arrayOf(reference('menuLink')) })),
  }),
  footerItem: item({ text: text, textOtherLangs: twin(), submenu: arrayOf(item({})) }, []),
  socialAccount: object(
    {
      ...{ name: text, icon: text, link: text, color: text, socialback: text },
      position: { enum: ['left', 'right'] },
      order: { type: 'number' },
    },
    ['name', 'link'],
  ),
};

/** Lists of the model come as objects; arrays are accepted. */
const keyed = (name: string): Schema => ({
  anyOf: [{ type: 'object', additionalProperties: reference(name) }, arrayOf(reference(name))],
});

export const applicationModel = object(
  {
    menu: keyed('menuItem'),
    footer: keyed('footerItem'),
    socialAccounts: keyed('socialAccount'),
    siteInfo: object({ title: text, subTitle: text, phone: text, adress: text, copyright: text, email: text }),
    languages: arrayOf(object({ code: text, name: text }, ['code', 'name'])),
    newsPage: { ...text, maxLength: 100 },
    popup: object(
      {
        id: { type: ['string', 'number'], minLength: 1, maxLength: 100 },
        ...{ title: text, content: reference('html'), link: text, linkTitle: text },
        defaultOpen: { type: 'boolean' },
      },
      ['id', 'title'],
    ),
    categories: arrayOf(
      object(
        {
          key: { ...text, pattern: '^[\\w.-]{1,100}$' },
          link: { ...text, pattern: '^[a-z0-9][a-z0-9._~-]{0,199}$' },
          kind: { enum: ['service', 'project', 'news'] },
          carousel: { enum: ['technologies', 'references'] },
          ...{ name: text, title: text, description: text, keywords: text, color: text },
          logos: arrayOf(object({ img: reference('image'), text }, ['img'])),
        },
        ['key'],
      ),
      { maxItems: 200 },
    ),
  },
  ['siteInfo'],
  {
    // The second is a site that is still empty.
    anyOf: [
      object({ siteInfo: object({ title: { ...text, minLength: 1 } }, ['title']) }),
      { required: ['menu', 'footer'] },
    ],
    description:
      'Any field may have a twin: its name + OtherLangs, an object keyed by language. Keys that are not listed are kept as they are.',
  },
);
