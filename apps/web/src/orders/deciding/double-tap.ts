import { DOUBLE_TAP_MS } from '../../kit/ui/feedback/last-press.ts';

let movedAt = Number.NEGATIVE_INFINITY;

/** Another order has moved under the finger. */
export const markMove = () => {
  movedAt = performance.now();
};

/**
 * Whether a tap is the second half of a double tap, meant for the order before. Every further tap of a thumb that goes on
 * tapping is one too: nobody has looked at the order in between.
 */
export const takeEcho = (tappedAt = performance.now()) => {
  if (tappedAt - movedAt > DOUBLE_TAP_MS) return false;
  movedAt = Math.max(movedAt, tappedAt);
  return true;
};
