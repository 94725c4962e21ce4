import { allowedHtml } from '../../../lib/sections/allowed-html';
import type { SectionDefinition } from '../../../lib/sections/define-section';
import { arrayOf, byLanguage, object, optionalText, reference, type Schema, text } from './json-schema';
import { sectionSchemas } from './section-schema';

const percent: Schema = { type: 'number', minimum: 0, maximum: 100 };
const pixels: Schema = { type: 'number', minimum: 1 };
const count: Schema = { type: 'integer', minimum: 0 };
const time: Schema = { ...text, description: 'ISO 8601' };
const path: Schema = { ...text, pattern: '^/(?![/\\\\])' };
const crop = object({ src: text, width: pixels, height: pixels }, ['src', 'width', 'height']);

const channel = '\\s*[0-9]{1,3}\\s*';
const colorForms = [
  '#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}',
  `rgb\\(${channel},${channel},${channel}\\)`,
  `rgba\\(${channel},${channel},${channel},\\s*(0|1|0?\\.[0-9]+|1\\.0+)\\s*\\)`,
];

/** What is used in several places. */
const values: Record<string, Schema> = {
  color: { type: 'string', pattern: `^(${colorForms.join('|')})$`, description: 'hex, rgb() or rgba()' },
  html: { ...text, description: `Allowed elements: ${Object.keys(allowedHtml).join(' ')}. Others are removed.` },
  image: {
    anyOf: [
      { ...text, minLength: 1 },
      object(
        {
          ...{ src: { ...text, minLength: 1 }, width: pixels, height: pixels, alt: text, blurDataURL: text },
          focal: object({ x: percent, y: percent }, ['x', 'y']),
          portrait: crop,
          square: crop,
        },
        ['src'],
      ),
    ],
  },
  film: {
    anyOf: [
      { ...text, minLength: 1 },
      object(
        {
          src: { ...text, minLength: 1 },
          poster: text,
          captions: arrayOf(object({ src: text, language: text }, ['src', 'language'])),
          duration: { type: 'number', exclusiveMinimum: 0, description: 'seconds' },
          uploadedAt: time,
        },
        ['src'],
      ),
    ],
  },
};

const data = (section: string): Schema => ({
  description: 'An extra block after the sections.',
  anyOf: [reference('html'), reference(section), arrayOf(reference(section)), { type: 'null' }],
});

const headTexts = { title: optionalText, description: optionalText, keywords: optionalText, summary: optionalText };

const page = object(
  {
    uuid: text,
    pageKey: { ...text, minLength: 1, maxLength: 200 },
    link: path,
    ...headTexts,
    isVisible: { type: 'boolean' },
    sections: { anyOf: [reference('sections'), { type: 'null' }] },
    data: data('section'),
    otherLangs: {
      anyOf: [
        byLanguage(
          object({ ...headTexts, sections: arrayOf(reference('translatedSection')), data: data('translatedSection') }),
        ),
        { type: 'null' },
      ],
    },
    logoColor: { anyOf: [reference('color'), { enum: ['', null] }] },
    logoBgColor: { anyOf: [reference('color'), { enum: ['', null] }] },
    categories: { type: ['array', 'null'], items: text },
    isEditable: { type: 'boolean' },
    revision: text,
    updatedAt: time,
  },
  ['pageKey', 'title', 'isVisible'],
);

const twin = (value: Schema = text) => byLanguage(value);
const item = (properties: Record<string, Schema>, required: readonly string[] = ['title']) =>
  object({ title: text, titleOtherLangs: twin(), link: text, order: { type: 'number' }, ...properties }, required);

const model: Record<string, Schema> = {
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

const applicationModel = object(
  {
    menu: keyed('menuItem'),
    footer: keyed('footerItem'),
    socialAccounts: keyed('socialAccount'),
    siteInfo: object(
      { title: { ...text, minLength: 1 }, subTitle: text, phone: text, adress: text, copyright: text, email: text },
      ['title'],
    ),
    languages: arrayOf(object({ code: text, name: text }, ['code', 'name'])),
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
  ['siteInfo', 'languages'],
  {
    description:
      'Any field may have a twin: its name + OtherLangs, an object keyed by language. Keys that are not listed are kept as they are.',
  },
);

const marked = object({ text, marks: arrayOf({ type: 'array', items: count, minItems: 2, maxItems: 2 }) }, [
  'text',
  'marks',
]);

/** The data of every call. */
const answers: Record<string, Schema> = {
  page,
  applicationModel,
  pages: arrayOf(reference('page')),
  pageKey: object({ pageKey: { ...text, minLength: 1 }, link: path, updatedAt: time, languages: arrayOf(text) }, [
    'pageKey',
    'link',
    'updatedAt',
    'languages',
  ]),
  pageKeys: arrayOf(reference('pageKey')),
  redirect: object({ from: path, to: { ...text, maxLength: 2000 }, permanent: { type: 'boolean' } }, ['from', 'to']),
  redirects: arrayOf(reference('redirect'), { maxItems: 50_000 }),
  searchResults: object(
    {
      total: count,
      results: arrayOf(
        object({ pageKey: text, link: path, title: marked, excerpt: marked, language: text, kind: text }, [
          ...['pageKey', 'link', 'title', 'excerpt', 'language'],
        ]),
      ),
    },
    ['total', 'results'],
  ),
  refusal: object(
    {
      success: { const: false },
      message: { ...text, description: 'for a person' },
      code: { ...text, description: 'for a program' },
      data: {},
    },
    ['success'],
  ),
};

/** Every part of the contract under its name. */
export function contentSchemas(definitions: readonly SectionDefinition[]): Record<string, Schema> {
  return { ...answers, ...model, ...values, ...sectionSchemas(definitions) };
}

/** The contract as a JSON Schema (2020-12). A program validates against one of its `$defs`. */
export const contractSchema = (definitions: readonly SectionDefinition[]): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:corporate-site:content-contract',
  title: 'The content contract',
  description: 'The data of the calls between a site and its backend (docs/contract.md). Generated; do not edit.',
  $defs: contentSchemas(definitions),
});
