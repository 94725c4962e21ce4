import { NextResponse, type NextRequest } from 'next/server';
import { refuseForeign } from './src/http/own-request';

/**
 * Runs before the admin's pages and server actions. `/api` checks in its own route: here an upload would be buffered in
 * memory.
 */
export function proxy(request: NextRequest): Response {
  return refuseForeign(request) ?? NextResponse.next();
}

export const config = { matcher: ['/', '/((?!api/|media/|_next/static/).*)'] };
