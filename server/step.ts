import type { IncomingMessage } from 'node:http';

import type { SiteResponse } from './site-response';

/**
 * One step on the way of a request (`handle-request.ts`).
 *
 * @returns whether it answers the request; if not, the next step gets it
 */
export type Step = (request: IncomingMessage, response: SiteResponse) => boolean;
