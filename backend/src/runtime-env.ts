import { parseEnv, type Env } from './env';

/**
 * The folder of the backend. `next.config.mjs` sets it; Payload's command line runs in the folder itself.
 */
export const backendDir = process.env.BACKEND_DIR ?? process.cwd();

export function readRuntimeEnv(): Env {
  return parseEnv(process.env, {
    // Versions come and go; their records stay where the launcher says.
    backendDir: process.env.BACKEND_HOME ?? backendDir,
    isProduction: process.env.NODE_ENV === 'production',
    isBuilding: process.env.NEXT_PHASE === 'phase-production-build',
  });
}
