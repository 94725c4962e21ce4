import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

interface Texts {
  tr: string[];
  en: string[];
}

/** All texts in a value that is written out, without the names of its properties. */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isPropertyAssignment(node)) return textsIn(node.initializer);
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...textsIn(child)));
  return found;
}

/** What is written in Turkish and in English in a source: `{ tr: …, en: … }`, and `const en = …`. */
function collect(node: ts.Node, into: Texts): void {
  const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
  const name = isNamed && ts.isIdentifier(node.name) ? node.name.text : '';
  if (isNamed && node.initializer && (name === 'tr' || name === 'en')) into[name].push(...textsIn(node.initializer));
  else ts.forEachChild(node, (child) => collect(child, into));
}

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));

/** The project's own texts of admin and edit mode, as its sources and catalogues have them. */
export function ownTexts(): Texts {
  const texts: Texts = { tr: [], en: [] };
  for (const file of ['backend/src', 'components', 'custom'].flatMap(filesIn)) {
    if (!/\.tsx?$/.test(file) || /\.test\.|migrations|payload-types/.test(file)) continue;
    collect(ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest), texts);
  }
  for (const file of filesIn('lib')) {
    const [, language] = /messages\/(?:consent\/)?(tr|en)\.json$/.exec(file) ?? [];
    if (language !== 'tr' && language !== 'en') continue;
    const catalogue = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;
    texts[language].push(...Object.values(catalogue));
  }
  return texts;
}
