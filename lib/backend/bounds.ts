import { callPaths } from './calls.mjs';

/** docs/contract.md#envelope: the backend has three seconds to answer a GET call, all attempts together. */
export const readTimeoutMs = 3000;

/** A page of the contract is a few hundred kilobytes. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** 50,000 redirects are a few megabytes more. */
const maxRedirectsBytes = 24 * 1024 * 1024;

/**
 * The maximum size of the answer to a GET call, in bytes; a larger one is a failure.
 *
 * @param path the call's path, as `callPaths` has it
 */
export const maxBytesOf = (path: string): number =>
  path === callPaths.GetRedirects ? maxRedirectsBytes : maxAnswerBytes;
