import type { SiteResponse } from '../site-response';

/** How often the icons of the menu were drawn. */
export const icons = { drawn: 0 };

const ofRoutes: Record<string, string> = { svg: 'image/svg+xml', vtt: 'text/vtt', json: 'application/json' };
/** The body of a route. */
export const text = 'WEBVTT\n'.repeat(300);

/** As Next answers for a route: its headers, and to HEAD no body. */
function answerRoute(url: string, response: SiteResponse): void {
  const isPart = response.req.headers.range !== undefined;
  response.statusCode = isPart ? 206 : response.req.headers['if-none-match'] ? 304 : 200;
  response.setHeader('content-type', ofRoutes[/\.(\w+)(?:\?|$)/.exec(url.toLowerCase())?.[1] ?? ''] ?? 'image/jpeg');
  response.setHeader('etag', '"of-backend"');
  if (isPart) response.setHeader('content-range', `bytes 0-${text.length - 1}/9999`);
  if (url.includes('length')) response.setHeader('x-body-length', String(text.length));
  if (response.req.method !== 'HEAD' && response.statusCode !== 304) response.write(text);
  response.end();
}

/** Stands for Next: sends its head before its body, and its body in parts, as a stream does. */
export function render(url: string, response: SiteResponse): void {
  if (url.startsWith('/file')) {
    response.writeHead(200, { 'content-type': 'image/png' });
    response.end('png');
    return;
  }
  if (url.startsWith('/media/') || url.startsWith('/api/')) {
    answerRoute(url, response);
    return;
  }
  if (url.startsWith('/fails')) throw new Error('Next fails');
  if (url.startsWith('/refused')) {
    response.writeHead(405).end();
    return;
  }
  if (url.startsWith('/menu-icons.svg')) {
    icons.drawn += 1;
    const cacheControl = url.endsWith('?v=00000001') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': cacheControl });
    response.end(`<svg>${' '.repeat(2000)}</svg>`);
    return;
  }
  response.setHeader('x-nextjs-stale-time', '300');
  if (url.startsWith('/payload')) {
    response.writeHead(200, { 'content-type': 'text/x-component' }).end('0:[]');
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('x-frame-options', 'DENY');
  if (url.startsWith('/preview/absent')) {
    const digest = decodeURIComponent(url.replace('/preview/absent/', ''));
    response.writeHead(200);
    response.end(`<main><template data-dgst="${digest}"></template></main>`);
    return;
  }
  if (url === '/cached') response.setHeader('content-security-policy', 'own');
  response.writeHead(201);
  response.flushHeaders();
  response.write('<p style="color:red">ı</p>');
  response.write(Buffer.from('<script>1</script>'), () => response.end('<i>'));
}
