import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const seed = path.join(import.meta.dirname, '../../backend/seed/content');

export type Json = Record<string, unknown>;

const read = (file: string) => JSON.parse(readFileSync(path.join(seed, file), 'utf8')) as Json;

/** The demo pages as they were written, by file. */
export const seedPages = readdirSync(path.join(seed, 'pages')).map((file) => read(`pages/${file}`));

export const seedModel = read('application-model.json');
