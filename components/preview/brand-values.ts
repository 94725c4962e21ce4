/** The fields of the admin's form (`backend/src/globals/brand.ts`). */
const fields = ['theme', 'colors', 'fonts', 'corners', 'lines', 'stations', 'header', 'logo', 'logoOnDark', 'icon'];

/** What a field says: files by their ids, nothing for an open one. */
function valueOf(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? undefined : value;
  if (typeof value !== 'object' || value === null) return undefined;
  if ('id' in value) return valueOf(value.id);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, valueOf(each)]));
}

/**
 * The values of the form, as JSON.
 *
 * @param data of a message of Payload's live preview
 */
export function brandValues(data: Readonly<Record<string, unknown>>): string {
  const fonts = data.fonts as Record<string, unknown> | null | undefined;
  // The facts of the font are read from the file itself.
  const asked: Record<string, unknown> = { ...data, fonts: { pairing: fonts?.pairing, own: fonts?.own } };
  return JSON.stringify(Object.fromEntries(fields.map((name) => [name, valueOf(asked[name])])));
}
