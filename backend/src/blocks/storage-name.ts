/**
 * The name a section field is stored under. Payload gives every row an `id` of its own, so a field that
 * the wire calls `id` (the page key of a post teaser) needs another one.
 */
export function storageName(wireName: string): string {
  return wireName === 'id' ? 'itemId' : wireName;
}
