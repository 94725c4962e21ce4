/** Whether this process is a build. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';
