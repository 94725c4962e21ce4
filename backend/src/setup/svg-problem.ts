/** Elements that run code, embed foreign content or animate attributes into code. */
const ELEMENTS = /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|handler|set|animate\w*)\b/i;

/** Handlers such as `onload`. */
const HANDLERS = /[\s"'/]on[a-z]+\s*=/i;

/** Entities can hide everything else. */
const ENTITIES = /<!ENTITY/i;

/** Whether a document type has declarations of its own. Each part of the text is looked at once. */
const hasOwnDeclarations = (text: string): boolean =>
  text
    .split(/<!DOCTYPE/i)
    .slice(1)
    .some((part) => part.split('>', 1)[0]?.includes('['));

const REFERENCES = /(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

const STYLES = /@import|expression\s*\(|url\(\s*['"]?\s*(?!#|data:image\/|['")])/i;

const isInside = (target: string) => /^(?:#|data:image\/(?:png|jpeg|webp|gif)[;,])/i.test(target.trim());

/** Whether a text ends with the end of a drawing. Comments may follow it; they are taken off one by one. */
function endsAsDrawing(text: string): boolean {
  let rest = text.trimEnd();
  while (rest.endsWith('-->')) rest = rest.slice(0, Math.max(0, rest.lastIndexOf('<!--'))).trimEnd();
  return /<\/svg\s*>$/i.test(rest);
}

/**
 * What is wrong with an SVG that visitors are to be shown.
 *
 * @returns `broken` for what is no SVG, `script` for code and for what is fetched from elsewhere
 */
export function svgProblem(text: string): 'broken' | 'script' | undefined {
  if (!/<svg[\s>]/i.test(text) || !endsAsDrawing(text)) return 'broken';
  // Encoded letters in an attribute would hide a scheme or a handler.
  const plain = text.replace(/&#x?[\da-f]+;/gi, 'javascript:');
  if ([ELEMENTS, HANDLERS, ENTITIES, STYLES].some((pattern) => pattern.test(plain))) return 'script';
  if (hasOwnDeclarations(plain)) return 'script';
  if (/javascript:/i.test(plain)) return 'script';
  const targets = [...plain.matchAll(REFERENCES)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
  return targets.every(isInside) ? undefined : 'script';
}
