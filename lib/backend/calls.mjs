// Plain JavaScript, because the cache handler reads it too.
import { customCallPaths } from '../../custom/calls.mjs';

/** The calls for content, as the contract names them below `${BACKEND_URL}/api/`. */
export const contractPaths = /** @type {const} */ ({
  GetApplicationModel: 'GetApplicationModel',
  GetPageData: 'GetPageData',
  GetCategoryPages: 'GetCategoryPages',
  GetPageKeys: 'GetPageKeys',
  GetRedirects: 'GetRedirects',
  SearchPages: 'SearchPages',
});

/** The calls of the forms. Their answers are passed on and never cached. */
export const contractFormPaths = /** @type {const} */ ({
  CaptchaChallenge: 'CaptchaChallenge',
  UploadFile: 'UploadFile',
  SendMail: 'SendMail',
  SetNewsMail: 'SetNewsMail',
  ConfirmNewsMail: 'ConfirmNewsMail',
  UnsubscribeNewsMail: 'UnsubscribeNewsMail',
});

/** @typedef {keyof typeof contractPaths} Call */
/** @typedef {keyof typeof contractFormPaths} FormCall */
/** @typedef {Call | FormCall} AnyCall */

/**
 * @template {AnyCall} Name
 * @param {Record<Name, string>} paths
 * @returns {Record<Name, string>} with those of the host of one's own in their place
 */
const withCustom = (paths) => {
  const names = /** @type {Name[]} */ (Object.keys(paths));
  const pairs = names.map((name) => [name, customCallPaths[name] ?? paths[name]]);
  return /** @type {Record<Name, string>} */ (Object.fromEntries(pairs));
};

/** The path of each call for content of the host, below `${BACKEND_URL}/api/`. */
export const callPaths = withCustom(contractPaths);

/** The same for the calls of the forms. */
export const formCallPaths = withCustom(contractFormPaths);
