import type { LookedUp } from '../posting/use-look-up-part.ts';

/**
 * The meaning of a code that names no line and no location: a part, a piece of a traced line, or nothing we know. Only a
 * code that is surely no part can be a serial number.
 */
export const meaningOf = ({ is }: Pick<LookedUp, 'is'>, hasTraced: boolean) =>
  hasTraced && is === 'none' ? 'serial' : is;
