/**
 * Where files are kept, other than on the disk: read alike by the backend and by the scripts.
 *
 * @typedef {object} S3Settings
 * @property {string} bucket
 * @property {string | undefined} endpoint address of the server; undefined: Amazon's of the region
 * @property {string} region
 * @property {string} accessKeyId
 * @property {string} secretAccessKey
 * @property {boolean} forcePathStyle whether the bucket is in the path of addresses, and not in their host name
 * @property {string} prefix what keys begin with: empty, or ending with a slash
 */

/** Self-hosted servers ignore it, but the signature needs one. */
const anyRegion = 'us-east-1';

/**
 * @param {(name: string) => string | undefined} read the value of a variable; undefined for none
 * @param {(name: string, got: string, accepts: string) => Error} malformed
 * @returns {S3Settings | undefined} undefined without `S3_BUCKET`: files are on the disk
 * @throws what `malformed` makes, for the first variable that is missing or invalid; never with a key in it
 */
export function readS3Settings(read, malformed) {
  const bucket = read('S3_BUCKET');
  if (bucket === undefined) return undefined;
  /** @param {string} name @param {RegExp} pattern @param {string} accepts @param {string} [fallback] */
  const take = (name, pattern, accepts, fallback) => {
    const value = read(name) ?? fallback;
    if (value !== undefined && pattern.test(value)) return value;
    const isSecret = name === 'S3_SECRET_ACCESS_KEY';
    throw malformed(name, value === undefined ? 'nothing' : isSecret ? '(hidden)' : JSON.stringify(value), accepts);
  };
  take('S3_BUCKET', /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'the name of a bucket: 3 to 63 of a-z, 0-9, dots and hyphens');
  const endpoint = readEndpoint(read('S3_ENDPOINT'), malformed);
  const prefix = take(
    'S3_PREFIX',
    /^$|^\w[\w.-]*(?:\/\w[\w.-]*)*\/?$/,
    'a path such as site-1, without a first slash',
    '',
  );
  return {
    bucket,
    endpoint,
    region: take('S3_REGION', /^[a-z\d-]+$/, 'a region such as eu-central-1', endpoint && anyRegion),
    accessKeyId: take('S3_ACCESS_KEY_ID', /^\S+$/, 'the id of the access key'),
    secretAccessKey: take('S3_SECRET_ACCESS_KEY', /^\S+$/, 'the secret of the access key'),
    forcePathStyle: take('S3_FORCE_PATH_STYLE', /^[01]$/, '1 or 0', '0') === '1',
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
  };
}

/** @param {string | undefined} value @param {(name: string, got: string, accepts: string) => Error} malformed */
function readEndpoint(value, malformed) {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username) return url.origin;
  // It may hold a password.
  throw malformed('S3_ENDPOINT', '(hidden)', 'an http or https address without a path, such as http://127.0.0.1:9000');
}
