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
  it('keeps what a sender made unfit for a column, so that nobody stays out of the trail', async () => {
    const subject = 'a\u0000b\u001b[31m\ud800';
    expect(await written({ subject, reason: subject })).toMatchObject({
      subject: 'a\ufffdb\ufffd[31m\ufffd',
      reason: 'a\ufffdb\ufffd[31m\ufffd',
    });
  });

  it('bounds every text', async () => {
    const { subject } = (await written({ subject: 'x'.repeat(10_000) })) ?? {};
    expect(subject).toHaveLength(500);
  });
});
