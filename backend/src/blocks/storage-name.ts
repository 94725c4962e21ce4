/**
 * The name under which a section field is stored. Payload gives every row an `id`, so a field named `id` on the wire
 * (the page key of a post) needs another name.
 */
export function storageName(wireName: string): string {
  return wireName === 'id' ? 'itemId' : wireName;
}
