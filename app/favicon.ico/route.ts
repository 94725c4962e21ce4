import { connection } from 'next/server';

import { iconAnswer } from '@/lib/seo/icon-answer';

export async function GET(): Promise<Response> {
  await connection();
  return iconAnswer('favicon.ico');
}
