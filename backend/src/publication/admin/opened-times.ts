/** When the content was saved that the open forms of the admin show, by what they are of. */
const times = new Map<string, string>();

export const keyOfForm = (collection: string | undefined, id: unknown) => `${collection}/${String(id)}`;

export const noteOpened = (key: string, time: string) => times.set(key, time);

export const readOpened = (key: string): string | undefined => times.get(key);
