/** ALTCHA's own solver, as the one file it is. */
const solver = new URL('altcha/workers/pbkdf2', import.meta.url).href;

/**
 * Starts a script as it is. Handed `new Worker(new URL(…))`, the bundler wraps the script into one that loads
 * further scripts, and a worker's own policy forbids that.
 */
const start = (script: string) => new Worker(script);

export const captchaWorker = () => start(solver);
