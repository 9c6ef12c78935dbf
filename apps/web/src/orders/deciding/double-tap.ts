const DOUBLE_TAP_MS = 500;

let movedAt = Number.NEGATIVE_INFINITY;

/** Another order has moved under the finger. */
export const markMove = () => {
  movedAt = performance.now();
};

/** Whether a tap is the second half of a double tap, and was meant for the order before. */
export const isEcho = (tappedAt = performance.now()) => tappedAt - movedAt <= DOUBLE_TAP_MS;
