/** ALTCHA's own solver, as a single file. */
const solver = new URL('altcha/workers/pbkdf2', import.meta.url).href;

/**
 * Starts a script unchanged. With `new Worker(new URL(…))` the bundler wraps the script into one that loads further
 * scripts, which the worker's policy forbids.
 */
const start = (script: string) => new Worker(script);

export const captchaWorker = () => start(solver);
