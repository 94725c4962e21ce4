import { NextResponse, type NextRequest } from 'next/server';
import { refuseForeign } from './src/http/own-request';

/** Before the admin's pages and server actions. `/api` asks in its own route: this would hold an upload in memory. */
export function proxy(request: NextRequest): Response {
  return refuseForeign(request) ?? NextResponse.next();
}

export const config = { matcher: ['/', '/((?!api/|media/|_next/static/|_next/image).*)'] };
