/** Whether this process is a build's. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';
