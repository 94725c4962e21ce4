/**
 * Two checks beside the proof of work: a field that no visitor sees or reaches, and a time in which nobody can type a
 * message. The browser's script waits until that time is over, so only robots are refused.
 */
export const honeypotName = 'website';

export const minFillMs = 2000;
