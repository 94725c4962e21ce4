/** For how many days something deleted can be brought back. */
export const KEPT_DAYS = 30;
