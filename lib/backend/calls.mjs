/**
 * The path of each call under `${BACKEND_URL}/api/`. A customer's own host may spell them otherwise:
 * this map is the one place to say so. Plain JavaScript, because the cache handler reads it too.
 */
export const callPaths = /** @type {const} */ ({
  GetApplicationModel: 'GetApplicationModel',
  GetPageData: 'GetPageData',
  GetCategoryPages: 'GetCategoryPages',
  GetPageKeys: 'GetPageKeys',
  GetRedirects: 'GetRedirects',
  SearchPages: 'SearchPages',
});

/** The calls of the forms, whose answers are passed on and never kept. */
export const formCallPaths = /** @type {const} */ ({
  CaptchaChallenge: 'CaptchaChallenge',
  UploadFile: 'UploadFile',
  SendMail: 'SendMail',
  SetNewsMail: 'SetNewsMail',
  ConfirmNewsMail: 'ConfirmNewsMail',
  UnsubscribeNewsMail: 'UnsubscribeNewsMail',
});

/** @typedef {keyof typeof callPaths} Call */
/** @typedef {keyof typeof formCallPaths} FormCall */
