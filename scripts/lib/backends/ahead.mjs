/** Environment variables of a Node program whose clock is to be two minutes ahead of the machine's. */
export const aheadEnv = { NODE_OPTIONS: `--import=${new URL('./clock-ahead.mjs', import.meta.url).href}` };
