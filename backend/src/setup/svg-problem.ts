/** Elements that run code, embed foreign content or animate attributes into code. */
const ELEMENTS = /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|handler|set|animate\w*)\b/i;

/** Handlers such as `onload`. */
const HANDLERS = /[\s"'/]on[a-z]+\s*=/i;

/** Entities can hide everything else. */
const ENTITIES = /<!ENTITY|<!DOCTYPE[^>]*\[/i;

const REFERENCES = /(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

const STYLES = /@import|expression\s*\(|url\(\s*['"]?\s*(?!#|data:image\/|['")])/i;

const isInside = (target: string) => /^(?:#|data:image\/(?:png|jpeg|webp|gif)[;,])/i.test(target.trim());

/**
 * What is wrong with an SVG that visitors are to be shown.
 *
 * @returns `broken` for what is no SVG, `script` for code and for what is fetched from elsewhere
 */
export function svgProblem(text: string): 'broken' | 'script' | undefined {
  if (!/<svg[\s>]/i.test(text) || !/<\/svg\s*>\s*(?:<!--[\s\S]*?-->\s*)*$/i.test(text.trimEnd())) return 'broken';
  // Encoded letters in an attribute would hide a scheme or a handler.
  const plain = text.replace(/&#x?[\da-f]+;/gi, 'javascript:');
  if (ELEMENTS.test(plain) || HANDLERS.test(plain) || ENTITIES.test(plain) || STYLES.test(plain)) return 'script';
  if (/javascript:/i.test(plain)) return 'script';
  const targets = [...plain.matchAll(REFERENCES)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
  return targets.every(isInside) ? undefined : 'script';
}
