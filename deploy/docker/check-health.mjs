/**
 * Ends with 0 if the server in the same container is ready, else with 1, for engines that check health with a program.
 */
const { PORT = '3000' } = process.env;

try {
  const { ok } = await fetch(`http://127.0.0.1:${PORT}/api/health/ready`, { signal: AbortSignal.timeout(4_000) });
  process.exit(ok ? 0 : 1);
} catch {
  process.exit(1);
}
