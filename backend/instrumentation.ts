/** Next runs this once before the first request; nothing is answered until it is finished. */
export async function register(): Promise<void> {
  const isServer = process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build';
  if (!isServer) return;
  const { boot } = await import('./src/boot');
  const { guardServer } = await import('./src/http/guard-server');
  await boot();
  // After the environment was read, because an invalid one ends the process there.
  guardServer();
}
