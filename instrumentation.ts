/** Runs once when the server starts, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { guardServer } = await import('./lib/http/guard-server');
  const { checkBackend } = await import('./lib/backend/check-backend');
  const { guardBackendFetch } = await import('./lib/backend/guard-fetch');
  const { keepPagePaths } = await import('./lib/redirects/keep-page-paths');
  const { preparePictures } = await import('./lib/pictures/prepare-pictures');
  const { keepRedirects } = await import('./lib/redirects/keep-redirects');
  guardServer();
  guardBackendFetch();
  keepPagePaths();
  preparePictures();
  await keepRedirects();
  void checkBackend();
}
