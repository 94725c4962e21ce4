/**
 * Two traps beside the proof of work. The field is one no visitor sees or reaches; the time is what nobody types a
 * message in. A visitor's browser waits out that time by itself, so only a robot is ever told.
 */
export const honeypotName = 'website';

export const minFillMs = 2000;
