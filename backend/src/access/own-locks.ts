import { Forbidden, type CollectionBeforeValidateHook, type SanitizedConfig } from 'payload';

/** The account that a lock names: its id, or the id with the collection. */
function ownerOf(value: unknown): string {
  return String(typeof value === 'object' && value !== null && 'value' in value ? value.value : value);
}

/** Whoever takes over a form changes its lock to their own, so a change of another's lock needs no further rule. */
const requireOwn: CollectionBeforeValidateHook<{ id: number; user?: unknown }> = ({ data, req }) => {
  const isForeign = req.user && data?.user !== undefined && ownerOf(data.user) !== String(req.user.id);
  if (isForeign) throw new Forbidden(req.t);
  return data;
};

/**
 * Lets nobody lock a form in another account's name: its editors would be told that the other account has it open.
 * Payload's own collection takes no hooks, so they are added to the built configuration.
 */
export function withOwnLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (locks) locks.hooks = { ...locks.hooks, beforeValidate: [...(locks.hooks.beforeValidate ?? []), requireOwn] };
  return config;
}
