import { readFileSync } from 'node:fs';
import path from 'node:path';
import { backendDir } from '../runtime-env';

/**
 * The ids of the admin's own calls, as the build has listed them.
 *
 * @returns undefined where nothing is built, as in development
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
