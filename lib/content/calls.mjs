/**
 * The path of each call under `${BACKEND_URL}/api/`. A customer's own host may spell them otherwise:
 * this map is the one place to say so. Plain JavaScript, because the cache handler reads it too.
 */
export const callPaths = /** @type {const} */ ({
  GetApplicationModel: 'GetApplicationModel',
  GetPageData: 'GetPageData',
  GetCategoryPages: 'GetCategoryPages',
  GetPageKeys: 'GetPageKeys',
});

/** @typedef {keyof typeof callPaths} Call */
