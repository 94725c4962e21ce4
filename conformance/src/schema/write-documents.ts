import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { definitions, productDefinitions } from '../../../components/sections/definitions';
import { contractDocuments } from './documents';

// The product's documents are compared in the tests, so own section types go into a folder of one's own.
const [folder = '', isOwn] = process.argv.slice(2);
for (const [name, text] of Object.entries(contractDocuments(isOwn ? definitions : productDefinitions)))
  await writeFile(path.join(folder, name), text);
