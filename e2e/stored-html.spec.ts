import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { definitions } from '@/components/sections/definitions';
import type { Field, Fields, LeafKind } from '@/lib/sections/define-section';

import { storageName } from '../backend/src/blocks/storage-name';
import { asAdmin, stored } from './support/forms-backend';
import { hostileHtml, hostileLinks } from './support/hostile-html';

type Make = (value: unknown) => unknown;

interface Place {
  name: string;
  make: Make;
}

/** A valid value for every required field, so that only the value under test is rejected. */
const fillings: Record<LeafKind, unknown> = {
  ...{ text: 'x', html: '<p>x</p>', link: '/about', icon: 'phone', color: '#fff', length: '10px', date: '2026-01-01' },
  ...{ boolean: true, tags: ['x'], image: 1, file: 1, movie: { url: '/film.mp4' }, choice: undefined },
};

function filled(fields: Fields): object {
  const needed = Object.entries(fields).filter(([, field]) => field.required);
  return Object.fromEntries(
    needed.map(([key, field]: [string, Field]) => {
      const isLeaf = field.kind !== 'list' && field.kind !== 'group';
      return [storageName(key), isLeaf ? (fillings[field.kind] ?? field.options?.[0]) : {}];
    }),
  );
}

/** All fields of a kind, each with a function that builds a value with the given content in it. */
function placesOf(fields: Fields, kind: LeafKind, path = ''): Place[] {
  return Object.entries(fields).flatMap(([key, field]: [string, Field]): Place[] => {
    const name = storageName(key);
    const wrap = (places: Place[], put: Make): Place[] =>
      places.map((place) => ({
        name: place.name,
        make: (value) => ({ ...filled(fields), [name]: put(place.make(value)) }),
      }));
    if (field.kind === 'list') return wrap(placesOf(field.fields, kind, `${path}${name}.0.`), (inner) => [inner]);
    if (field.kind === 'group') return wrap(placesOf(field.fields, kind, `${path}${name}.`), (inner) => inner);
    return field.kind === kind
      ? [{ name: `${path}${name}`, make: (value) => ({ ...filled(fields), [name]: value }) }]
      : [];
  });
}

/** Texts for a section: an empty one would be refused for that. */
const textsOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field.kind === 'text' ? [[name, 'x']] : [])));

const sectionPlaces = (kind: LeafKind, wrap: Make = (value) => value): Place[] =>
  definitions.flatMap(({ type, fields }) =>
    placesOf(fields, kind).map(({ name, make }) => ({
      name: `sections.0.${name}`,
      make: (value: unknown) => ({
        sections: [{ blockType: type, ...textsOf(fields), ...(make(wrap(value)) as object) }],
      }),
    })),
  );

const pageHtml: Place[] = [
  { name: 'dataHtml', make: (value) => ({ dataKind: 'html', dataHtml: value }) },
  ...sectionPlaces('html'),
  ...sectionPlaces('html').map(({ name, make }) => ({
    name: name.replace('sections', 'dataSections'),
    make: (value: unknown) => ({ dataKind: 'section', dataSections: (make(value) as { sections: unknown }).sections }),
  })),
];

const globalPlaces: Record<'html' | 'link', (Place & { slug: string })[]> = {
  html: [{ slug: 'popup', name: 'content', make: (value) => ({ content: value }) }],
  link: [
    { slug: 'popup', name: 'link', make: (value) => ({ link: value }) },
    { slug: 'social', name: 'accounts.0.link', make: (link) => ({ accounts: [{ name: 'x', key: 'x', link }] }) },
    { slug: 'footer', name: 'items.0.submenu.0.link', make: (link) => ({ items: [{ submenu: [{ link }] }] }) },
    { slug: 'navigation', name: 'menu.0.link', make: (link) => ({ menu: [{ title: 'x', key: 'x', link }] }) },
  ],
};

interface Refused {
  errors: { data?: { errors: { path: string; message: string }[] } }[];
}

async function expectRefused(path: string, data: object, field: string, method = 'POST') {
  const response = await asAdmin(path, method, data);
  const body = (await response.json()) as Refused;
  const what = JSON.stringify(data).slice(0, 300);
  expect(response.status, what).toBe(400);
  const [error] = body.errors[0]?.data?.errors ?? [];
  expect(error?.path, what).toBe(field);
  expect(error?.message.length, what).toBeGreaterThan(10);
}

for (const status of ['draft', 'published']) {
  const path = status === 'draft' ? 'pages?draft=true' : 'pages';

  async function tryPlaces(places: Place[], values: string[]) {
    const pageKey = `hostile-${randomUUID()}`;
    for (const [index, value] of values.entries()) {
      const place = places[index % places.length] as Place;
      await expectRefused(path, { title: 'x', pageKey, _status: status, ...(place.make(value) as object) }, place.name);
    }
    expect(await stored('pages', 'pageKey', pageKey)).toEqual([]);
  }

  test(`a ${status} page with disallowed HTML is rejected`, async () => {
    expect(hostileHtml.length).toBeGreaterThanOrEqual(54);
    // Tries every text in the page's own HTML, and every field at least once.
    await tryPlaces(pageHtml.slice(0, 1), hostileHtml);
    await tryPlaces(pageHtml, [...hostileHtml, ...hostileHtml].slice(0, Math.max(pageHtml.length, hostileHtml.length)));
  });

  test(`a ${status} page with a link that runs a script is rejected`, async () => {
    const places = sectionPlaces('link');
    await tryPlaces(places.slice(0, 1), hostileLinks);
    await tryPlaces(
      places,
      places.map((_place, index) => hostileLinks[index % hostileLinks.length] as string),
    );
  });

  test(`a ${status} page with a film address that runs a script is rejected`, async () => {
    const films = sectionPlaces('movie', (url) => ({ url })).map(({ name, make }) => ({ name: `${name}.url`, make }));
    expect(films.length).toBeGreaterThan(0);
    await tryPlaces(films, hostileLinks);
  });
}

test('a page sent in all languages at once is checked in each', async () => {
  const data = { title: 'x', pageKey: `hostile-${randomUUID()}`, dataKind: 'html' };
  const dataHtml = { tr: '<p>iyi</p>', en: '<img src=x onerror=alert(1)>' };
  await expectRefused('pages?draft=true&locale=all', { ...data, _status: 'draft', dataHtml }, 'dataHtml');
});

test('a global with disallowed HTML or links is rejected', async () => {
  for (const { slug, name, make } of globalPlaces.html) {
    for (const value of hostileHtml) await expectRefused(`globals/${slug}`, make(value) as object, name);
  }
  for (const { slug, name, make } of globalPlaces.link) {
    for (const value of hostileLinks) await expectRefused(`globals/${slug}`, make(value) as object, name);
  }
});

test('allowed HTML is stored unchanged', async () => {
  const pageKey = `good-html-${randomUUID()}`;
  const dataHtml = '<h3>Başlık</h3><p><a href="/page/x?a=1&amp;b=2" target="_blank" rel="noopener">x</a></p>';
  const made = await asAdmin('pages?draft=true', 'POST', { title: 'x', pageKey, dataKind: 'html', dataHtml });
  expect(made.status).toBe(201);
  const { doc } = (await made.json()) as { doc: { id: number; dataHtml: string } };
  expect(doc.dataHtml).toBe(dataHtml);
  expect((await asAdmin(`pages/${doc.id}`, 'DELETE')).status).toBe(200);
});
