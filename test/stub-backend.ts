import { BackendFailure } from '../lib/backend/failure';
import { demoRows } from './demo-categories';

/** A backend for tests of the content: what it answers, and what it was asked for. */
export const backend = {
  /** By call and parameter; an `Error` for a failure, null for none. */
  answers: {} as Record<string, unknown>,
  /** The number of entries of lists that it sends in parts. */
  totals: {} as Record<string, number>,
  /** The cache tags of each call. */
  asked: {} as Record<string, unknown>,
};

export const model = {
  siteInfo: { title: 'Site', titleOtherLangs: { en: 'Site EN' } },
  menu: {},
  categories: demoRows,
};

export const page = (pageKey: string, more: object = {}) => ({
  ...{ pageKey, link: `/page/${pageKey}`, title: pageKey, isVisible: true, revision: 'r', updatedAt: '2026-01-01' },
  ...more,
});

export const failure = new BackendFailure('x', 'no connection');

/** The model alone, and no list in parts. */
export function resetBackend(): void {
  backend.answers = { GetApplicationModel: model };
  backend.totals = {};
}

type Parameters = Record<string, string>;

async function readBackend(call: string, { pageKey, category, offset }: Parameters, tags: unknown): Promise<unknown> {
  const name = [call, pageKey, category, offset === '0' ? undefined : offset].filter(Boolean).join(' ');
  backend.asked[name] = tags;
  const answer = backend.answers[name];
  if (answer instanceof Error) throw answer;
  return answer ?? null;
}

/** Takes the place of `lib/backend/client`. */
export const stubbedClient = {
  readBackend,
  readBackendPart: async (call: string, parameters: Parameters, tags: unknown) => {
    const data = await readBackend(call, parameters, tags);
    return data === null ? null : { data, total: backend.totals[parameters.category ?? call] };
  },
};
