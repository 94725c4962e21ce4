import { callPaths } from './calls.mjs';

/** docs/contract.md#envelope: the backend has three seconds to answer a call that reads, in however many attempts. */
export const readTimeoutMs = 3000;

/** A page of the contract is a few hundred kilobytes. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** 50,000 redirects are a few megabytes more. */
const maxRedirectsBytes = 24 * 1024 * 1024;

/**
 * How many bytes the answer to a call that reads may have; a larger one is a failure.
 *
 * @param path the call's path, as `callPaths` has it
 */
export const maxBytesOf = (path: string): number =>
  path === callPaths.GetRedirects ? maxRedirectsBytes : maxAnswerBytes;
