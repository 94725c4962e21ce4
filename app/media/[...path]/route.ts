import { env } from '@/lib/env';
import { fetchMedia } from '@/lib/media/fetch-media';

interface Context {
  params: Promise<{ path: string[] }>;
}

/** The backend's pictures and films under the site's own origin. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return fetchMedia(request, (await params).path, env().backendUrl);
}
