import { compactPayload } from './compact-payload.mjs';
import { startAfterPaint } from './start-after-paint.mjs';
import { readStartScript } from './start-script.mjs';

/**
 * A page as visitors get it, of the one that Next has written: its payload compact, and its scripts behind the paint.
 *
 * @param {string} html the whole document
 * @param {string} distDir path of the build that made it
 * @param {boolean} isKept whether it is made for many visitors
 */
export const finalHtml = (html, distDir, isKept) =>
  startAfterPaint(compactPayload(html, isKept), readStartScript(distDir));
