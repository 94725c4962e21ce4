import type { DateField } from 'payload';

/**
 * The field that Payload adds to every collection, under a name that says what happened at that time. Its lists else
 * call it "created at": of a deleted page, the time of its deletion.
 */
export const createdAt = (label: { tr: string; en: string }): DateField => ({
  name: 'createdAt',
  type: 'date',
  label,
  index: true,
  admin: { disableBulkEdit: true, hidden: true },
});
