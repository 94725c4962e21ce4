/** A browser that has never been here: not even the cookie that spares the suites the popup. */
export const newVisitor = { storageState: { cookies: [], origins: [] } };
