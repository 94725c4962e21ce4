/** `npm run import -- site|wordpress|csv FILE`: content from elsewhere (docs/import-export.md). */
import './lib/prepare.mjs';

import { runProgram } from './lib/import-export/run-program.mjs';

await runProgram('import');
