import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const backendRoot = path.join(root, 'backend');
export const nextBin = path.join(root, 'node_modules/next/dist/bin/next');
