import { processWide as share } from '../../lib/process-wide.mjs';

/** As the site's, for names of the backend. The modules of `lib` that both read have names of their own. */
export const processWide = <T>(name: string, make: () => T): T => share(`backend.${name}`, make);
