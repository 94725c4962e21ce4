/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import Ajv2020 from 'ajv/dist/2020';

import { productDefinitions, type SectionType } from '../../../components/sections/definitions';
import { loadFixture } from '../../../components/sections/load-fixture';
import { isWellFormed } from '../../../lib/sections/parse-section';
import { contractDocuments } from './documents';

const root = path.join(__dirname, '../../..');
const docs = path.join(root, 'docs');
const documents = contractDocuments(productDefinitions);
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
ajv.addSchema(JSON.parse(documents['contract.schema.json'] ?? '') as object);

/** The errors of a value under one of the schema's definitions. */
function errorsOf(name: string, value: unknown): string[] {
  const validate = ajv.getSchema(`urn:corporate-site:content-contract#/$defs/${name}`);
  if (!validate) throw new Error(`there is no ${name}`);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test.each(Object.keys(documents))('docs/%s is current (npm run contract:schema)', (name) => {
  expect(readFileSync(path.join(docs, name), 'utf8')).toBe(documents[name]);
});

test('the OpenAPI document is valid', () => {
  // The validator is an ES module, which Jest does not load.
  const program = path.join(root, 'node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js');
  const answer = execFileSync(process.execPath, [program, path.join(docs, 'contract.openapi.json')], {
    encoding: 'utf8',
  });
  expect(JSON.parse(answer)).toEqual({ valid: true });
});

const contents = ['backend/seed/demo/content', 'examples/minimal-backend/content'];

const pages = contents.flatMap((folder) =>
  readdirSync(path.join(root, folder, 'pages')).map((name) => path.join(folder, 'pages', name)),
);

test.each(pages)('%s is a page', (file) => expect(errorsOf('page', readJson(file))).toEqual([]));

test.each(contents)('%s/application-model.json is an application model', (folder) => {
  expect(errorsOf('applicationModel', readJson(path.join(folder, 'application-model.json')))).toEqual([]);
});

test('the model of a site that is still empty is an application model', () => {
  expect(errorsOf('applicationModel', { siteInfo: {}, menu: {}, footer: {}, languages: [] })).toEqual([]);
});

test('the redirects of the minimal backend are redirects', () => {
  expect(errorsOf('redirects', readJson('examples/minimal-backend/content/redirects.json'))).toEqual([]);
});

const types = productDefinitions.map(({ type }) => type);

test.each(types)('the example of %s is one, and no other type', async (type: SectionType) => {
  const fixture = await loadFixture(type);
  expect(errorsOf(`section.${type}`, fixture)).toEqual([]);
  expect(errorsOf('section', fixture)).toEqual([]);
  expect(errorsOf('translatedSection', { id: 'a', type })).toEqual([]);
  const other = types.find((name) => name !== type);
  expect(errorsOf(`section.${other}`, fixture)).not.toEqual([]);
});

const frame = { id: 'a', type: 'hero', order: 1 };

test.each([
  ['section', { ...frame }],
  ['section', { ...frame, title: '' }],
  ['section', { ...frame, title: 7 }],
  ['section', { ...frame, title: 'A', stickyLink: 'javascript:alert(1)' }],
  ['section', { type: 'hero', title: 'A' }],
  ['section', { ...frame, type: 'slider', title: 'A' }],
  ['section', { id: 'a', type: 'accordion', list: { 0: { title: 'A' } } }],
  ['section', { id: 'a', type: 'accordion', list: [{ content: '<p>A</p>' }] }],
  ['section', { ...frame, title: 'A', backgroundImage: { width: 10 } }],
  ['page', { pageKey: 'a', title: 'A', isVisible: 'true' }],
  ['page', { title: 'A', isVisible: true }],
  ['page', { pageKey: 'a', title: 'A', isVisible: true, logoColor: 'red' }],
  ['applicationModel', { siteInfo: {}, languages: [] }],
  ['applicationModel', { siteInfo: { title: 'A' }, languages: [], socialAccounts: { a: { name: 'A' } } }],
  ['pageKeys', [{ pageKey: 'a', link: 'page/a', updatedAt: '', languages: [] }]],
  ['redirects', [{ from: 'https://a.example', to: '/' }]],
])('%s refuses %j', (name, value) => expect(errorsOf(name, value)).not.toEqual([]));

const colors = ['#fff', '#12abEF', '#ff', 'red', 'rgb(1, 2,3)', 'rgba(0,0,0,.2)', 'rgba(0,0,0,2)', 'rgba(0,0,0)'];
const links = [
  '/page/a',
  '//a',
  '/\\a',
  'https://a',
  'HTTP://a',
  'mailto:a',
  'tel:1',
  '#a',
  'javascript:a',
  'a',
  '/a\tb',
];

test.each([
  ['color', 'logoColor', 'page', colors],
  ['link', 'stickyLink', 'section', links],
  ['length', 'pageHeaderHeight', 'section', ['450px', '1.5rem', '100vh', '50%', '12', '1em', '10000px']],
])('a %s is well formed for the schema where it is for the site', (kind, field, name, samples) => {
  const type = kind === 'length' ? 'pageTitle' : 'hero';
  const base = name === 'page' ? { pageKey: 'a', title: 'A', isVisible: true } : { ...frame, type, title: 'A' };
  for (const sample of samples) {
    const isValid = errorsOf(name, { ...base, [field]: sample }).length === 0;
    expect([sample, isValid]).toEqual([sample, isWellFormed(kind, sample)]);
  }
});
