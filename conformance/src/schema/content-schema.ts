import type { SectionDefinition } from '../../../lib/sections/define-section';
import { arrayOf, object, reference, type Schema, text } from './json-schema';
import { applicationModel, modelParts } from './model-schema';
import { page } from './page-schema';
import { sectionSchemas } from './section-schema';
import { path, time, values } from './values-schema';

const count: Schema = { type: 'integer', minimum: 0 };

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
  return { ...answers, ...modelParts, ...values, ...sectionSchemas(definitions) };
}

/** The contract as a JSON Schema (2020-12). A program validates against one of its `$defs`. */
export const contractSchema = (definitions: readonly SectionDefinition[]): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:corporate-site:content-contract',
  title: 'The content contract',
  description: 'The data of the calls between a site and its backend (docs/contract.md). Generated; do not edit.',
  $defs: contentSchemas(definitions),
});
