import { readFileSync } from 'node:fs';
import path from 'node:path';
import { backendDir } from '../runtime-env';

/**
 * The ids of the admin's server actions, from the list that the build has written.
 *
 * @returns undefined without a build, as in development
 */
export function ownActions(): ReadonlySet<string> | undefined {
  const manifest = path.join(/* turbopackIgnore: true */ backendDir, '.next/server/server-reference-manifest.json');
  try {
    const { node } = JSON.parse(readFileSync(manifest, 'utf8')) as { node: Record<string, unknown> };
    return process.env.NODE_ENV === 'production' ? new Set(Object.keys(node)) : undefined;
  } catch {
    return undefined;
  }
}
