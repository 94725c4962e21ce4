import { processWide } from '../process-wide.mjs';

/**
 * Who is called with the HTML of every page that is generated. The cache handler calls it, and is part of no bundle.
 *
 * @type {{ listener?: (html: string) => void }}
 */
export const pageMade = processWide('page-made', () => ({}));
