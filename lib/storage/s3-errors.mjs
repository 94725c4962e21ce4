import { StorageError } from './file-store.mjs';

/** @typedef {import('./s3-settings.mjs').S3Settings} S3Settings */
/** @typedef {{ name?: string, code?: string, $metadata?: { httpStatusCode?: number } }} SdkError */

/** @param {unknown} error */
const factsOf = (error) => {
  const { name = '', code = '', $metadata } = /** @type {SdkError} */ (error) ?? {};
  return { name: String(name), code: String(code), status: Number($metadata?.httpStatusCode ?? 0) };
};

/** Whether there is no file of that name. @param {unknown} error */
export const isMissing = (error) => {
  const { name, status } = factsOf(error);
  return name !== 'NoSuchBucket' && status === 404;
};

/**
 * @param {unknown} error
 * @param {S3Settings} settings
 * @returns what failed, for an operator
 */
export function explain(error, { bucket, endpoint }) {
  const { name, code, status } = factsOf(error);
  const server = `S3 at ${endpoint ?? 'Amazon'}`;
  if (status === 416) return new RangeError('no such part', { cause: error });
  if (name === 'NoSuchBucket' || status === 404)
    return new StorageError(`${server} has no bucket ${bucket}`, 'refused', error);
  if (status === 400 || status === 401 || status === 403)
    return new StorageError(`${server} refuses the access key, or what it may do (${name})`, 'refused', error);
  if (status > 0) return new StorageError(`${server} fails with ${status} (${name})`, 'away', error);
  const isLate = (name === 'AbortError' || name === 'TimeoutError') && code === '';
  const reason = isLate ? 'does not answer in time' : 'cannot be reached';
  return new StorageError(`${server} ${reason}${code && ` (${code})`}`, 'away', error);
}
