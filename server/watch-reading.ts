import type { Readable } from 'node:stream';

import type { SiteResponse } from './site-response';

/**
 * Looks after the file that is going to be piped into a response: `pipe` neither closes it when the client leaves, nor
 * does it end the response when the file cannot be read.
 *
 * @param fail called if reading fails before the head was sent; later, the connection is cut
 * @returns ends the watch, for a response that another one answers
 */
export function watchReading(response: SiteResponse, fail: (error: NodeJS.ErrnoException) => void): () => void {
  const watch = (source: Readable) => {
    response.once('close', () => source.destroy());
    source.on('error', (error) => {
      if (response.headersSent || response.destroyed) response.destroy();
      else fail(error);
    });
  };
  response.once('pipe', watch);
  return () => response.off('pipe', watch);
}
