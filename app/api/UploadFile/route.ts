import { toResponse } from '@/lib/http/api-answer';
import { answerUploadFile } from '@/lib/forms/upload-file';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  return toResponse(await answerUploadFile(request));
}
