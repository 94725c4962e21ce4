/** How a body may be encoded, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

const known = new Map<string, readonly Encoding[]>();

/** There are as many spellings as there are browsers; a client that invents others fills no memory. */
const maxKnown = 100;

/** The weights that a client gives to encodings (RFC 9110 §12.5.3). */
function weights(header: string): Map<string, number> {
  const entries = header.split(',').map((entry): [string, number] => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return [name, weight === undefined ? 1 : Number(weight) || 0];
  });
  return new Map(entries);
}

function accepted(header: string): readonly Encoding[] {
  const byName = weights(header);
  const isAccepted = (name: Encoding) => (byName.get(name) ?? (name === 'identity' ? 1 : (byName.get('*') ?? 0))) > 0;
  const names = encodings.filter(isAccepted);
  // A client that refuses everything is sent what every client can read.
  return names.length > 0 ? names : ['identity'];
}

/**
 * The encodings that a client accepts, the smallest first.
 *
 * @param header the request's `Accept-Encoding`
 */
export function acceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  const text = header === undefined ? '' : String(header);
  const found = known.get(text);
  if (found) return found;
  const names = accepted(text);
  if (known.size < maxKnown && text.length < 200) known.set(text, names);
  return names;
}
