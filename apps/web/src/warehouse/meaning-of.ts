import type { LookedUp } from '../inventory/index.ts';

/**
 * What a code is that names no line and no location: a part, a piece of the open line, or nothing that we know. Only what
 * is surely no part can be a serial number.
 */
export const meaningOf = ({ is }: LookedUp, openIsTraced: boolean) =>
  openIsTraced && (is === 'none' || is === 'untold') ? 'serial' : is;
