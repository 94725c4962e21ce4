/** Runs once when the server starts, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { applyDefaultPolicy } = await import('./lib/http/default-policy');
  const { checkBackend } = await import('./lib/content/check-backend');
  applyDefaultPolicy();
  void checkBackend();
}
