import type { Keys } from '../kit/crypto/keys.ts';

/** Undefined for what was sealed with a former secret of the server (`gemba secret change`): it has to be entered anew. */
export const unsealed = (keys: Keys, sealed: string) => {
  try {
    return keys.unseal(sealed);
  } catch {
    return undefined;
  }
};
