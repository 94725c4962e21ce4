import type { FlattenedField } from 'payload';
import { checkQuery } from './check-query';

const fields = [
  { name: 'title', type: 'text' },
  { name: 'order', type: 'number' },
  { name: 'createdAt', type: 'date' },
  { name: 'attachment', type: 'relationship', relationTo: 'uploads' },
  { name: 'meta', type: 'group', flattenedFields: [{ name: 'size', type: 'number' }] },
] as FlattenedField[];

const check = (query: Record<string, unknown>) => () => checkQuery(query, fields);
const nested = (depth: number): object => (depth === 0 ? { title: { equals: 'x' } } : { and: [nested(depth - 1)] });

it.each([
  {},
  { depth: '2', limit: '0', page: '1', locale: 'tr', draft: 'true', sort: '-title,order' },
  { limit: 10, where: { and: [{ title: { like: 'x' } }, { or: [{ order: { greater_than: '1.5' } }] }] } },
  { where: { id: { in: '1,2,3' } }, select: { title: 'true' }, sort: ['title'] },
  { where: { id: { in: ['1', '2'] }, attachment: { exists: 'true' }, createdAt: { less_than: '2026-01-01' } } },
  { where: '{"title":{"equals":"x"}}', data: '{"title":"x"}' },
  { where: { title: { equals: null }, attachment: { equals: 'null' }, 'meta.size': { equals: '3' } } },
])('%j is accepted', (query) => expect(check(query)).not.toThrow());

it.each([
  { depth: 'abc' },
  { depth: ['1', '2'] },
  { limit: '-1' },
  { limit: '1e308' },
  { limit: '99999999999999999999' },
  { page: '0' },
  { page: 'NaN' },
  { sort: { a: 'x' } },
  { select: 'title' },
  { populate: '1' },
  { where: 'x' },
  { where: '[]' },
  { where: { title: 'x' } },
  { where: { title: { nope: 'x' } } },
  { where: { title: { all: 'x' } } },
  { where: { id: { all: '1,2' } } },
  { where: { title: { equals: { a: 1 } } } },
  { where: { 'a;b': { equals: '1' } } },
  { where: { and: 'x' } },
  { where: { or: [1] } },
  { where: nested(20) },
  { where: { id: { equals: 'abc' } } },
  { where: { id: { equals: '99999999999' } } },
  { where: { id: { in: '1,x' } } },
  { where: { id: { near: '1' } } },
  { where: { order: { equals: 'x' } } },
  { where: { 'meta.size': { equals: 'x' } } },
  { where: { createdAt: { greater_than: 'never' } } },
  { where: { attachment: { equals: 'x' } } },
  { where: { title: { equals: 'a\0b' } } },
  { data: '{' },
  { title: '\ud800' },
])('%j is refused', (query) => expect(check(query)).toThrow(/cannot be read/));

it('refuses an object that is too deep, or that uses names of built-in properties', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`) as Record<string, unknown>;
  expect(check(deep)).toThrow(/too deep/);
  expect(check(JSON.parse('{"__proto__":{"x":1}}') as Record<string, unknown>)).toThrow(/cannot be read/);
});
