/** `npm run export -- FOLDER`: everything that is content, as JSON and media (docs/import-export.md). */
import './lib/prepare.mjs';

import { runProgram } from './lib/import-export/run-program.mjs';

await runProgram('export');
