import type { PayloadRequest } from 'payload';
import { conflict } from '../http/edit-error';
import { onNewestPart } from './on-newest-part';
import { onPart, type StoredPart } from './read-part';
import { noteStored } from './stored-since';

const later = () => new Promise((resolve) => setTimeout(resolve, 1));

let stored: StoredPart;
let reads: number;

const req = {
  payload: {
    db: {
      name: 'sqlite',
      findGlobalVersions: async () => {
        await later();
        reads += 1;
        return { docs: [{ id: 1, version: stored }] };
      },
    },
  },
} as unknown as PayloadRequest;

/** A save of an editor who has seen a version. */
function save(seen: string, title: string, refuse = () => Promise.reject(conflict({}))) {
  const fits = ({ updatedAt }: StoredPart) => updatedAt === seen;
  return onNewestPart(req, 'footer', { fits, refuse }, async () => {
    await later();
    stored = { updatedAt: title };
    noteStored(req, 'footer');
    return title;
  });
}

beforeEach(() => {
  stored = { updatedAt: 'first' };
  reads = 0;
});

test('of those who save at once, one is stored, and the others are refused without a look at the database', async () => {
  const saves = await Promise.allSettled(['a', 'b', 'c'].map((title) => save('first', title)));
  expect(saves.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(stored).toEqual({ updatedAt: 'a' });
  expect(reads).toBe(1);
});

test('a version of another process is seen with the lock', async () => {
  stored = { updatedAt: 'from elsewhere' };
  await expect(save('first', 'a')).rejects.toThrow('stale revision');
  expect(stored).toEqual({ updatedAt: 'from elsewhere' });
});

test('a refusal is prepared while others have their turn', async () => {
  stored = { updatedAt: 'from elsewhere' };
  let isFree = false;
  const refuse = async () => {
    await onPart(req, 'footer', () => Promise.resolve((isFree = true)));
    throw conflict({});
  };
  await expect(save('first', 'a', refuse)).rejects.toThrow('stale revision');
  expect(isFree).toBe(true);
});

test('what is not refused is tried again, however often others have saved meanwhile', async () => {
  const saved = ['a', 'b', 'c'].map((title) =>
    onNewestPart(req, 'footer', { fits: () => true, refuse: () => Promise.resolve() }, async () => {
      await later();
      stored = { updatedAt: `${stored.updatedAt} ${title}` };
      noteStored(req, 'footer');
    }),
  );
  await Promise.all(saved);
  expect(stored).toEqual({ updatedAt: 'first a b c' });
  expect(reads).toBe(3);
});

test('who comes after a save is not taken for one who waited for it', async () => {
  await save('first', 'a');
  await later();
  expect(await save('a', 'b', () => Promise.reject(new Error('not asked for')))).toBe('b');
});

test('an error of the change is the caller’s', async () => {
  const fails = { fits: () => true, refuse: () => Promise.reject(new Error('not asked for')) };
  await expect(onNewestPart(req, 'footer', fails, () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
});
