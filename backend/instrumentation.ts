/** Next runs this once before the first request; nothing is answered until it is finished. */
export async function register(): Promise<void> {
  const isServer = process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build';
  if (!isServer) return;
  const { boot } = await import('./src/boot');
  await boot();
}
