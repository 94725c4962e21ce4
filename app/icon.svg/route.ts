import { connection } from 'next/server';

import { iconDrawing } from '@/lib/seo/icon-answer';

export async function GET(): Promise<Response> {
  await connection();
  return iconDrawing();
}
