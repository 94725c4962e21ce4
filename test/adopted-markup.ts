import { adoptMarkup, fillIn } from '@/lib/cache/adopt-markup.mjs';
import { readRows } from '@/lib/cache/payload-rows.mjs';

export const long = 'Zemin, ankraj ve püskürtme beton: altmış metrelik bir şev, bir kışta sağlama alındı.';
export const page = (inside: string) => `<html><body>${inside}`;
export const payload = (...rows: string[]) => rows.map((row) => `${row}\n`).join('');

/** What React reads of a payload that the browser has filled in, by row. */
export function read(html: string, parts: (string | number)[]): Record<string, unknown> {
  document.documentElement.innerHTML = html.replace(/^<html>/, '');
  // As the page runs it.
  const filled = (Function(`return ${fillIn}`) as () => (parts: (string | number)[]) => string)()(parts);
  const models = readRows(filled)?.filter(({ kind }) => kind === '') ?? [];
  return Object.fromEntries(models.map(({ id, text: json }) => [id, JSON.parse(json)]));
}

export function adopt(html: string, text: string) {
  const adopted = adoptMarkup(html, text);
  if (!adopted) throw new Error('nothing is adopted');
  return { ...adopted, payload: adopted.payload.join(''), models: read(adopted.html, adopted.payload) };
}

export const section = [
  '$',
  'section',
  'a',
  { id: 'a', className: 'paper', lang: '$undefined', children: ['$', 'p', null, { children: long }] },
];
export const markup = `<section id="a" class="paper"><p>${long}</p></section>`;
/** A row that names a component of the browser, `$L2`. */
export const client = '2:I[7,["/a.js"],"Part"]';
