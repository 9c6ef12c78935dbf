import type { Call } from './kit/call.ts';

/** Calls that both sides have agreed on and that have no route yet. With its route, a call moves from here into `calls`. */
export const callsToCome: readonly Call[] = [];
