import { RefusalWindow } from './refusal-window';
import type { TrailEntry } from './write-entry';

const entry = (actor: string): TrailEntry => ({ actor, action: 'SaveSection', result: 'refused', area: 'pages' });
const minute = 60_000;

describe('RefusalWindow', () => {
  it('writes the first refusals of a sender, and counts the rest', () => {
    const refusals = new RefusalWindow();
    const own = Array.from({ length: 500 }, () => refusals.note('a', entry('a'), 0)).filter(Boolean);
    expect(own).toHaveLength(10);
    expect(refusals.note('b', entry('b'), 0)).toBe(true);
    expect(refusals.close(minute - 1)).toEqual([]);
    expect(refusals.close(minute)).toEqual([{ ...entry('a'), count: 490 }]);
    expect(refusals.note('a', entry('a'), minute)).toBe(true);
  });

  it('writes a bounded number however many senders there are', () => {
    const refusals = new RefusalWindow();
    const senders = Array.from({ length: 5_000 }, (_, index) => `sender-${index}`);
    const own = senders.filter((sender) => refusals.note(sender, entry(sender), 0));
    const counted = refusals.close(minute);
    expect(own).toHaveLength(100);
    expect(counted).toHaveLength(51);
    expect(counted.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(4_900);
  });
});
