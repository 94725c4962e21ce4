import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** For whatever brings no policy of its own, the 5xx view above all: its own styles and pictures, no script. */
const defaultPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const header = 'content-security-policy';

/**
 * Lets no response leave without a content security policy. Cached pages bring theirs
 * (`lib/cache/page-cache-handler.mjs`); Next appends headers instead of replacing them, so the default
 * may only be filled in at the last moment.
 */
export function applyDefaultPolicy(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { request: IncomingMessage; response: ServerResponse };
    const writeHead = response.writeHead;
    response.writeHead = function withPolicy(this: ServerResponse, ...args: Parameters<typeof writeHead>) {
      if (!this.headersSent && !this.hasHeader(header)) this.setHeader(header, defaultPolicy);
      return writeHead.apply(this, args);
    } as typeof writeHead;
  });
}
