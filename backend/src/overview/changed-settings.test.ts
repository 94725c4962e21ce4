import type { PayloadRequest } from 'payload';
import { changedSettings } from './changed-settings';

const updatedAt = '2026-11-26T07:00:00.000Z';
const stored: Record<string, object> = {
  navigation: { _status: 'published', updatedAt },
  footer: { _status: 'draft', updatedAt },
};

test('settings with a saved draft wait to be published; those that nobody has saved do not', async () => {
  const findGlobal = ({ slug }: { slug: string }) => Promise.resolve(stored[slug] ?? { _status: 'draft' });
  expect(await changedSettings({ payload: { findGlobal } } as unknown as PayloadRequest)).toEqual(['footer']);
});
