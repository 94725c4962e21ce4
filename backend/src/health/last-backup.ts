/** The last backup that succeeded. */
export interface Backup {
  /** When it was finished. */
  at: Date;
}

/** @returns undefined if there is none yet, or nobody makes any */
export async function lastBackup(): Promise<Backup | undefined> {
  return undefined;
}
