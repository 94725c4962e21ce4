import type { FieldAccess, SanitizedConfig } from 'payload';

/** The fields that Payload adds to everything that it stores, and fills in. */
const times: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

const isNeverSent: FieldAccess = () => false;

/** A version is restored with its own time of creation. A client cannot write into a version. */
const isRestored: FieldAccess = ({ req }) => Boolean(req.context.isRestoringVersion);

/**
 * Ignores the times in what clients send, in all collections and globals. Retention, the order of versions, locks of
 * forms and the second factor depend on them. Our own code sets them: imports and restores run without access rules.
 */
export function withOwnTimes(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) {
    for (const field of fields) {
      if (field.type !== 'date' || !times.has(field.name)) continue;
      field.access = { ...field.access, create: isNeverSent, update: isRestored };
    }
  }
  return config;
}
