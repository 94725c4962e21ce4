jest.mock('payload', () => ({ Forbidden: class extends Error {} }));

import { Forbidden, type SanitizedConfig } from 'payload';
import { withOwnLocks } from './own-locks';

const locks = { slug: 'payload-locked-documents', hooks: {} };
const pages = { slug: 'pages', hooks: {} };
const { collections } = withOwnLocks({ collections: [pages, locks] } as unknown as SanitizedConfig);
const hooks = collections.find(({ slug }) => slug === 'payload-locked-documents')?.hooks.beforeValidate ?? [];

const save = (data: object, user: object | null = { id: 7 }) =>
  hooks.reduce((kept, hook) => hook({ data: kept, req: { user, t: String } } as never) as object, data);

it.each([{ user: { relationTo: 'users', value: 7 } }, { user: { relationTo: 'users', value: '7' } }, { user: 7 }])(
  '%j is a lock of one’s own',
  (data) => expect(save(data)).toBe(data),
);

it.each([{ user: { relationTo: 'users', value: 1 } }, { user: 1 }, { user: '1' }, { user: null }, { user: {} }])(
  '%j is refused',
  (data) => expect(() => save(data)).toThrow(Forbidden),
);

it('the backend itself may set any', () => {
  expect(save({ user: 1 }, null)).toEqual({ user: 1 });
});

it('other collections are left alone', () => expect(pages.hooks).toEqual({}));
