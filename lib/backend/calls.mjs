/**
 * The path of each call under `${BACKEND_URL}/api/`. For a customer's host with other paths, change only this map.
 * Plain JavaScript, because the cache handler reads it too.
 */
export const callPaths = /** @type {const} */ ({
  GetApplicationModel: 'GetApplicationModel',
  GetPageData: 'GetPageData',
  GetCategoryPages: 'GetCategoryPages',
  GetPageKeys: 'GetPageKeys',
  GetRedirects: 'GetRedirects',
  SearchPages: 'SearchPages',
});

/** The calls of the forms. Their answers are passed on and never cached. */
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
