import { ValidationError, type GlobalConfig } from 'payload';
import type { StoredValues } from '../wire/values';
import { brandProblems } from './brand-problems';

type GlobalBeforeChangeHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeChange']>[number];

/** Refuses unreadable colours however they are saved. A validator is not enough: Payload runs none for drafts. */
export const requireReadableBrand: GlobalBeforeChangeHook = ({ data, req }) => {
  const errors = brandProblems(data as StoredValues, req);
  if (errors.length > 0) throw new ValidationError({ global: 'brand', errors, req }, req.t);
  return data as unknown;
};
