import type { SetupState } from './setup-state';

/**
 * Whether the content is that of the demo, however much of it was edited.
 *
 * @param status of the import of a seed; an installation without one has no content but its own
 */
export const showsDemo = ({ seed = 'demo', cleared }: SetupState, status: unknown): boolean =>
  status === 'done' && seed === 'demo' && !cleared;
