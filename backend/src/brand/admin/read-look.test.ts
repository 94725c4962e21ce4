import type { Payload } from 'payload';

import { readLook } from './read-look';

const read = (brand: object, info: object = { title: 'Kemerkaya' }) => {
  const asked: unknown[] = [];
  const findGlobal = async (query: { slug: string }) => {
    asked.push(query);
    return query.slug === 'brand' ? brand : info;
  };
  return readLook({ findGlobal } as unknown as Payload).then((look) => ({ look, asked }));
};

it('has the pictures and colors that somebody has chosen', async () => {
  const { look, asked } = await read({
    theme: 'technical',
    colors: { accent: '#b00020', dark: null },
    icon: { filename: 'im ge.png' },
    logo: { filename: 'logo.svg' },
    logoOnDark: null,
  });
  expect(look).toMatchObject({
    accent: '#b00020',
    icon: '/api/media/file/im%20ge.png',
    logo: '/api/media/file/logo.svg',
  });
  expect(look.logoOnDark).toBeUndefined();
  expect(look.dark).toMatch(/^#[\da-f]{6}$/i);
  expect(asked).toEqual([expect.objectContaining({ draft: false }), expect.objectContaining({ draft: false })]);
});

it('has the theme’s colors and the name where nobody has chosen anything', async () => {
  const { look } = await read({});
  expect(look).toMatchObject({ title: 'Kemerkaya', icon: undefined, logo: undefined });
  expect(look.accent).toMatch(/^#[\da-f]{6}$/i);
});

it('is no failure on a site without a name', async () => {
  expect((await read({ icon: 7 }, { title: null })).look).toMatchObject({ title: '', icon: undefined });
});
