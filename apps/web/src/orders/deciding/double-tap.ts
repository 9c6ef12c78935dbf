const DOUBLE_TAP_MS = 500;

let movedAt = Number.NEGATIVE_INFINITY;

/** Another order has moved under the finger. */
export const markMove = () => {
  movedAt = performance.now();
};

/**
 * Whether a tap is the second half of a double tap, and was meant for the order before. Of a thumb that goes on tapping
 * every tap is: nobody has looked at the order in between.
 */
export const isEcho = (tappedAt = performance.now()) => {
  if (tappedAt - movedAt > DOUBLE_TAP_MS) return false;
  movedAt = Math.max(movedAt, tappedAt);
  return true;
};
