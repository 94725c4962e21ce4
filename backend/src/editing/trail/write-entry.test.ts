import type { Payload } from 'payload';
import { writeEntry, type TrailEntry } from './write-entry';

const entry: TrailEntry = { actor: '192.0.2.1', action: 'EditPage', result: 'refused', area: 'pages' };

async function written(texts: Partial<TrailEntry>): Promise<TrailEntry | undefined> {
  const kept: TrailEntry[] = [];
  const create = ({ data }: { data: TrailEntry }) => Promise.resolve(kept.push(data));
  await writeEntry({ db: { create } } as unknown as Payload, { ...entry, ...texts });
  return kept[0];
}

describe('writeEntry', () => {
  it('stores input that does not fit a column, so that every sender is in the trail', async () => {
    const subject = 'a\u0000b\u001b[31m\ud800';
    expect(await written({ subject, reason: subject })).toMatchObject({
      subject: 'a\ufffdb\ufffd[31m\ufffd',
      reason: 'a\ufffdb\ufffd[31m\ufffd',
    });
  });

  it('limits the length of every text', async () => {
    const { subject } = (await written({ subject: 'x'.repeat(10_000) })) ?? {};
    expect(subject).toHaveLength(500);
  });
});
