/** The row of a version, or of the newest draft (`latest`). */
export type Row = Record<string, unknown>;

/** What a database has beside one picture. */
export interface Stored {
  jobs?: object[];
  versions?: Row[];
  sources?: object[];
  parts?: Row[];
  bin?: object[];
}

/**
 * Stands in for Payload's database, for what looks up where a picture is used.
 *
 * @param asked takes the names of what is read
 */
export function databaseOf(
  picture: object,
  { jobs = [], versions = [], sources = [], parts = [], bin = [] }: Stored,
  asked: string[],
) {
  const findVersions = ({ where }: { where: object }) => {
    asked.push('versions');
    const text = JSON.stringify(where);
    const found = versions.filter(({ id, parent, latest }) => {
      const isIts = text.includes(`"parent":{"equals":${Number(parent)}}`);
      return text.includes(`{"id":{"equals":${Number(id)}}}`) || (isIts && (!text.includes('latest') || latest));
    });
    return Promise.resolve({ docs: found });
  };
  const findGlobalVersions = ({ where = {} }: { where?: object }) => {
    const text = JSON.stringify(where);
    const found = parts.filter(
      ({ id, latest }) =>
        text === '{}' || text.includes(`"equals":${Number(id)}}`) || (text.includes('latest') && latest),
    );
    return Promise.resolve({ docs: found });
  };
  return {
    defaultIDType: 'number',
    findOne: ({ collection, where }: { collection: string; where: { id: { equals: number } } }) =>
      Promise.resolve(collection === 'media' ? picture : collection === 'bin' ? bin[where.id.equals] : null),
    find: ({ collection, where }: { collection: string; where: object }) =>
      Promise.resolve({
        docs: collection === 'payload-jobs' ? jobs : JSON.stringify(where).includes('isReusable') ? sources : [],
      }),
    findVersions,
    findGlobal: () => Promise.resolve({}),
    findGlobalVersions,
  };
}
