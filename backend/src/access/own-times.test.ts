import type { DateField, Field, SanitizedConfig } from 'payload';
import { withOwnTimes } from './own-times';

const dateField = (name: string, access?: DateField['access']): DateField => ({ name, type: 'date', access });

const fieldsOf = (...more: Field[]): Field[] => [
  { name: 'title', type: 'text' },
  dateField('updatedAt'),
  dateField('createdAt'),
  ...more,
];

type Access = NonNullable<DateField['access']>;

const accessOf = (fields: Field[], wanted: string): Access | undefined =>
  (fields as DateField[]).find(({ name }) => name === wanted)?.access;

const readable = () => true;
const pages = { slug: 'pages', fields: fieldsOf(dateField('publishedAt')) };
const payloadsOwn = { slug: 'payload-locked-documents', fields: fieldsOf() };
const withRead = { slug: 'messages', fields: [dateField('createdAt', { read: readable })] };
const footer = { slug: 'footer', fields: fieldsOf() };
const config = { collections: [pages, payloadsOwn, withRead], globals: [footer] } as unknown as SanitizedConfig;

beforeAll(() => withOwnTimes(config));

const isAllowed = (rule: Access['create'], context: object = {}) => rule?.({ req: { context } } as never);

describe.each([pages, payloadsOwn, footer])('$slug', ({ fields }) => {
  it.each(['createdAt', 'updatedAt'])('%s is not taken from a client', (name) => {
    const { create, update } = accessOf(fields, name) ?? {};
    expect([isAllowed(create), isAllowed(update)]).toEqual([false, false]);
  });

  it('a version is restored with its times', () => {
    const context = { isRestoringVersion: true };
    expect(isAllowed(accessOf(fields, 'createdAt')?.update, context)).toBe(true);
    expect(isAllowed(accessOf(fields, 'createdAt')?.create, context)).toBe(false);
  });
});

it('other fields and other rules stay as they are', () => {
  expect(accessOf(pages.fields, 'title')).toBeUndefined();
  expect(accessOf(pages.fields, 'publishedAt')).toBeUndefined();
  expect(accessOf(withRead.fields, 'createdAt')?.read).toBe(readable);
});
