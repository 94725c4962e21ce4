import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { withDeadline } from '../lib/http/with-deadline';

/** Files whose names change with their content. No part of a name begins with a dot. */
const archivable = /^(?:\/_next\/static|\/fonts)(?:\/[\w~-][\w.~-]*)+$/;

/** The archive may be on another machine; milliseconds. */
const readMs = 3_000;

/** How often the archive is looked through at most, in milliseconds: anybody can ask for what is not there. */
const pauseMs = 1_000;

interface ArchivedFile {
  /** Where it is. */
  file: string;
  body: Buffer;
  /** Its compressed copies. */
  twins: { br?: Buffer; gzip?: Buffer };
}

/** @returns undefined where there is no such file or folder */
function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** The addresses of a release's files. */
async function addressesIn(release: string): Promise<ReadonlySet<string>> {
  const addresses: string[] = [];
  for (const folder of ['/_next/static', '/fonts']) {
    const names = (await ifThere(readdir(path.join(release, folder), { recursive: true }))) ?? [];
    addresses.push(...names.map((name) => `${folder}/${name.split(path.sep).join('/')}`));
  }
  return new Set(addresses.filter((address) => archivable.test(address) && !/\.(?:br|gz)$/.test(address)));
}

/**
 * The files of other releases: a page that is open may be of the release before this one, or of the next one, which
 * takes over at this moment. Each release has a folder in `STATIC_ARCHIVE_DIR`, which the launcher names; they come and
 * go while the server runs.
 *
 * The archive may be on a volume of the network. One file of it is read at a time, so that a volume that does not answer
 * holds up one of the few threads that read files, and not all.
 */
export class ArchivedFiles {
  /** The addresses of each release's files, as they were at the last look. */
  #releases: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  #lookedAt = -Infinity;
  #turn: Promise<unknown> = Promise.resolve();

  /**
   * @param address the request target, without a query
   * @returns undefined for what no release has, and for what cannot be read in time
   */
  async read(address: string): Promise<ArchivedFile | undefined> {
    const archive = process.env.STATIC_ARCHIVE_DIR;
    if (!archive || !archivable.test(address)) return undefined;
    // Nobody waits in line for what was not there a moment ago.
    if (!this.#has(address) && performance.now() - this.#lookedAt < pauseMs) return undefined;
    try {
      return await withDeadline(readMs, (signal) =>
        this.#inTurn(async () => (signal.aborted ? undefined : this.#readNow(archive, address))),
      );
    } catch {
      return undefined;
    }
  }

  #has(address: string): boolean {
    return [...this.#releases.values()].some((addresses) => addresses.has(address));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #readNow(archive: string, address: string): Promise<ArchivedFile | undefined> {
    const known = this.#has(address) ? await this.#readKnown(archive, address) : undefined;
    if (known) return known;
    // It may have gone with its release, and be in another one.
    if (this.#has(address) || performance.now() - this.#lookedAt >= pauseMs) await this.#look(archive);
    return this.#readKnown(archive, address);
  }

  async #readKnown(archive: string, address: string): Promise<ArchivedFile | undefined> {
    for (const [release, addresses] of this.#releases) {
      if (!addresses.has(address)) continue;
      const file = path.join(archive, release, address);
      const body = await ifThere(readFile(file));
      if (!body) continue;
      const br = await ifThere(readFile(`${file}.br`));
      const gzip = await ifThere(readFile(`${file}.gz`));
      return { file, body, twins: { ...(br && { br }), ...(gzip && { gzip }) } };
    }
    return undefined;
  }

  async #look(archive: string): Promise<void> {
    const releases = new Map<string, ReadonlySet<string>>();
    for (const name of (await ifThere(readdir(archive))) ?? [])
      if (!name.startsWith('.')) releases.set(name, await addressesIn(path.join(archive, name)));
    this.#releases = releases;
    this.#lookedAt = performance.now();
  }
}
