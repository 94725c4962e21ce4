import type { Payload } from 'payload';
import { isRecord } from '../wire/values';
import { collectionsOf } from './content-of';
import type { Rename } from './portable-values';

type Id = number | string;

/** Ids and names of the records of a database. */
export class References {
  private readonly names = new Map<string, Map<unknown, string>>();
  private readonly ids = new Map<string, Map<unknown, Id>>();

  /** Reads all that there are. */
  static async read(payload: Payload): Promise<References> {
    const references = new References();
    for (const { slug, key } of collectionsOf(payload)) {
      const { docs } = await payload.db.find<Record<string, unknown> & { id: Id }>({
        collection: slug,
        select: { [key]: true },
        pagination: false,
        limit: 0,
      });
      for (const doc of docs) references.note(slug, String(doc[key]), doc.id);
    }
    return references;
  }

  note(collection: string, name: string, id: Id): void {
    for (const [map, key, value] of [
      [this.names, id, name],
      [this.ids, name, id],
    ] as const) {
      const ofCollection = (map as Map<string, Map<unknown, unknown>>).get(collection) ?? new Map<unknown, unknown>();
      (map as Map<string, Map<unknown, unknown>>).set(collection, ofCollection.set(key, value));
    }
  }

  readonly nameOf: Rename = (collection, reference) =>
    this.names.get(collection)?.get(isRecord(reference) ? reference.id : reference);

  readonly idOf = (collection: string, name: unknown): Id | undefined => this.ids.get(collection)?.get(name);
}
