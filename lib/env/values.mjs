/** Reads values of environment variables of any kind. Plain JavaScript, as `site-env.mjs`. */

/** An environment variable with an invalid value. Its message is one line. */
export class EnvError extends Error {
  /**
   * @param {string} name
   * @param {string | undefined} got
   * @param {string} accepts
   */
  constructor(name, got, accepts) {
    super(`${name}: got ${got === undefined ? 'nothing' : JSON.stringify(got)}, accepts ${accepts}`);
    this.name = 'EnvError';
  }
}

/** @typedef {Record<string, string | undefined>} Env */

/**
 * An address's origin.
 *
 * @param {Env} env
 * @param {string} name
 * @param {string} fallback
 * @throws {EnvError}
 */
export function origin(env, name, fallback) {
  const value = env[name] || fallback;
  const accepts = 'an http or https address without a path, such as http://127.0.0.1:3001';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new EnvError(name, value, accepts);
  }
  return url.origin;
}

/**
 * A whole number.
 *
 * @param {Env} env
 * @param {string} name
 * @param {number} fallback
 * @param {number} min
 * @param {number} max
 * @throws {EnvError}
 */
export function integer(env, name, fallback, min, max) {
  const value = env[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new EnvError(name, value, `a whole number from ${min} to ${max}`);
  }
  return number;
}

/**
 * Host names, in small letters.
 *
 * @param {Env} env
 * @param {string} name
 * @throws {EnvError}
 */
export function hosts(env, name) {
  const names = (env[name] ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  if (!names.every((host) => /^(?:\*|[a-z\d._-]+|\[[\da-f:]+\])$/.test(host))) {
    throw new EnvError(name, env[name], 'names without ports, separated by commas, or * for any');
  }
  return names;
}

/**
 * An address; undefined where the variable is empty.
 *
 * @param {Env} env
 * @param {string} name
 * @throws {EnvError}
 */
export function optionalAddress(env, name) {
  const value = env[name];
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new EnvError(name, value, 'an http or https address');
  }
  return value;
}

/**
 * An origin; undefined where the variable is empty.
 *
 * @param {Env} env
 * @param {string} name
 * @throws {EnvError}
 */
export const optionalOrigin = (env, name) => (env[name] ? origin(env, name, '') : undefined);

/**
 * Endings of file names, in small letters.
 *
 * @param {Env} env
 * @param {string} name
 * @param {string} fallback
 * @throws {EnvError}
 */
export function fileTypes(env, name, fallback) {
  const types = (env[name] || fallback).split(',').map((type) => type.trim().toLowerCase());
  if (!types.every((type) => /^[a-z0-9]{2,5}$/.test(type))) {
    throw new EnvError(name, env[name], 'file name endings without dots, separated by commas, such as pdf,jpg');
  }
  return types;
}
