const timeOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : NaN);

/** Whether content was saved after a form was opened with it; both times are ISO 8601. False if one is unknown. */
export const isOutdated = (openedAt: unknown, updatedAt: unknown): boolean => timeOf(updatedAt) > timeOf(openedAt);
