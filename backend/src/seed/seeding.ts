/** How the seed calls Payload: with every right, and marked, so that nothing is announced to the site. */
export const seeding = { overrideAccess: true, context: { isSeeding: true } } as const;

/** Shows progress: what is being imported, how many are there, of how many. */
export type Report = (what: string, done: number, total: number) => void;
