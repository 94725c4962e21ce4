import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Context {
  params: Promise<{ path: string[] }>;
}

/** The gallery has no backend; the pictures of its examples are those of the demo content. */
const folder = path.join(process.cwd(), 'backend/seed/demo/media');

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
};

/** The gallery serves the original for every width. */
const isWidth = (segment: string | undefined) => /^[wd]\d+$/.test(segment ?? '');

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const segments = (await params).path;
  const file = path.join(folder, ...(isWidth(segments[0]) ? segments.slice(1) : segments));
  const type = types[path.extname(file)];
  if (!type || !file.startsWith(folder + path.sep)) return new Response(null, { status: 404 });
  try {
    return new Response(new Uint8Array(await readFile(file)), { headers: { 'content-type': type } });
  } catch {
    return new Response(null, { status: 404 });
  }
}
