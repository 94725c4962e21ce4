/** A JSON Schema, as plain data. */
export type Schema = Readonly<Record<string, unknown>>;

/** Where the shared parts are: in the JSON Schema itself, or among OpenAPI's components. */
export const reference = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

export const text: Schema = { type: 'string' };
/** Of a value that may be left out, null and an empty text mean the same as none. */
export const optionalText: Schema = { type: ['string', 'null'] };

export const object = (
  properties: Record<string, Schema>,
  required: readonly string[] = [],
  more: Schema = {},
): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  ...more,
});

export const arrayOf = (items: Schema, more: Schema = {}): Schema => ({ type: 'array', items, ...more });

/** An object whose keys are codes of languages. */
export const byLanguage = (value: Schema): Schema => ({
  type: 'object',
  propertyNames: { pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$' },
  additionalProperties: value,
});
