/**
 * The path of each call under `${BACKEND_URL}/api/`. A customer's own host may spell them otherwise:
 * this map is the one place to say so.
 */
export const callPaths = {
  GetApplicationModel: 'GetApplicationModel',
  GetPageData: 'GetPageData',
  GetCategoryPages: 'GetCategoryPages',
  GetPageKeys: 'GetPageKeys',
} as const;

export type Call = keyof typeof callPaths;
