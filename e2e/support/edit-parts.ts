import { expect, test } from '@playwright/test';

import type { EditSession } from './edit-backend';
import type { Json } from './seed';

/** A part of every page, as its editor gets it. */
export interface Part {
  languages: Record<string, Json>;
  revision: string;
  status: string;
  problems: { code: string; severity: string; field: string }[];
  scheduled: { id: string; action: string; at: string; isChanged: boolean }[];
}

export async function partOf(session: EditSession, name: string): Promise<Part> {
  const { parts } = (await session.get('EditParts')).body.data as { parts: Record<string, Part> };
  const part = parts[name];
  if (!part) throw new Error(`no part ${name}`);
  return part;
}

export async function savePart(session: EditSession, part: string, values: Json, language = 'tr', revision?: string) {
  const known = revision ?? (await partOf(session, part)).revision;
  return session.post('SavePart', { part, language, revision: known, values });
}

/** Each test of the file ends with what was public before it. No other suite may run meanwhile. */
export function keepParts(admin: () => EditSession): void {
  let before: { part: string; id: string }[] = [];
  const versionsOf = async (part: string) =>
    (await admin().get('PartVersions', { part })).body.data as { id: string }[];

  test.beforeEach(async () => {
    expect(test.info().project.name).toBe('changing');
    before = [];
    for (const part of ['navigation', 'footer', 'popup', 'site-info', 'social']) {
      const [newest] = await versionsOf(part);
      if (newest) before.push({ part, id: newest.id });
    }
  });
  test.afterEach(async () => {
    for (const { part, id } of before) {
      if ((await versionsOf(part))[0]?.id === id) continue;
      const { revision } = await partOf(admin(), part);
      const restored = await admin().post('RestorePart', { part, revision, versionId: id });
      const { revision: newest } = restored.body.data as { revision: string };
      expect((await admin().post('PublishPart', { part, revision: newest })).status).toBe(200);
    }
  });
}
