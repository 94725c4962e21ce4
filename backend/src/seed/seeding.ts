/** The options of the seed's calls to Payload: all rights, and a mark, so that no webhook is sent. */
export const seeding = { overrideAccess: true, context: { isSeeding: true } } as const;

/** Reports progress: the kind, the number done, the total. */
export type Report = (what: string, done: number, total: number) => void;
