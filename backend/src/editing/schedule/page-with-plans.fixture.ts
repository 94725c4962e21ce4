import type { PayloadRequest } from 'payload';
import type { Editor } from '../session/editor';
import { noteMade } from './made-publications';
import type { Publishable, Version } from './publishable';

export interface Page extends Version {
  title: string;
  by: string;
}

export const admin = { id: 1, name: 'Yönetici', email: 'a@b.c', role: 'admin' } as Editor;

/** A page in memory: its versions, the newest first, and what visitors have. */
export function pageWith(...titles: string[]) {
  let minute = 10;
  const nextTime = () => `2026-11-20T10:${(minute += 1)}:00.000Z`;
  const versions: Page[] = [];
  let shown: Page | null = null;
  let publicTime = nextTime();
  let plans = 0;
  let failure: Error | undefined;
  /** What visitors have from now on. */
  const show = (page: Page | null) => {
    shown = page;
    publicTime = page?.updatedAt ?? nextTime();
    return page;
  };
  const add = (title: string, by: string, _status: Version['_status'] = 'draft') => {
    versions.unshift({ title, by, _status, updatedAt: nextTime() });
    return versions[0] as Page;
  };
  for (const title of titles) add(title, 'Editör');
  const it: Publishable<Page> = {
    key: 'page:1',
    uuid: 'u',
    readNewest: () => Promise.resolve(versions[0] as Page),
    find: (isWanted) => Promise.resolve(versions.find((version) => isWanted(version))),
    readPublic: () => Promise.resolve(shown),
    readPublicTime: () => Promise.resolve(publicTime),
    revisionOf: ({ updatedAt = '' }) => updatedAt,
    requireFit: () => Promise.resolve(),
    publish: ({ title }, { name }) => {
      if (failure) return Promise.reject(failure);
      show(add(title, name, 'published'));
      return Promise.resolve();
    },
    save: ({ title }, _newest, author) => Promise.resolve(add(title, author)),
    authorOf: ({ updatedAt }) => Promise.resolve(versions.find((each) => each.updatedAt === updatedAt)?.by ?? ''),
  };
  const stored = new Map<string, object>();
  const kv = {
    get: (key: string) => Promise.resolve(stored.get(key) ?? null),
    set: (key: string, value: object) => Promise.resolve(void stored.set(key, value)),
    delete: (key: string) => Promise.resolve(void stored.delete(key)),
    keys: () => Promise.resolve([...stored.keys()]),
  };
  const req = { payload: { kv, db: {} } } as unknown as PayloadRequest;
  return {
    it,
    req,
    add,
    versions,
    stored,
    /** The newest version, and what visitors have. */
    state: () => [versions[0]?.title, versions[0]?._status, shown?.title],
    publishByHand: (title: string) => show(add(title, 'Yönetici', 'published')),
    withdraw: () => show(null),
    withdrawByPlan: () => {
      const before = publicTime;
      show(null);
      return noteMade(req.payload, it.key, { at: publicTime, before });
    },
    fail: (error: Error | undefined) => (failure = error),
    /** A plan for what is the newest now. */
    plan: () => {
      const revision = versions[0]?.updatedAt ?? '';
      plans += 1;
      stored.set(`planned-content:${plans}`, { [revision]: { publicTime, content: { ...versions[0] } } });
      return { seen: { planId: plans, revision, at: nextTime() }, editor: admin };
    },
    /** As so many saves do that only the newest version is kept. */
    prune: () => versions.splice(1),
  };
}
