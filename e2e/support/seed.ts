import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const seed = path.join(import.meta.dirname, '../../backend/seed/demo/content');

export type Json = Record<string, unknown>;

const read = (file: string) => JSON.parse(readFileSync(path.join(seed, file), 'utf8')) as Json;

/** The demo pages as they were written, by file. */
export const seedPages = readdirSync(path.join(seed, 'pages')).map((file) => read(`pages/${file}`));

/** What the demo's backend answers with, its lists included. */
export const seedModel: Json = { ...read('application-model.json'), categories: read('categories.json') };
