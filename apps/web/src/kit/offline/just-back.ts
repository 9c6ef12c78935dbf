/** So long after the network has come back a device may still reach nothing. */
const SHAKY_MS = 5_000;

let backAt = -Infinity;
globalThis.addEventListener?.('online', () => {
  backAt = performance.now();
});

/** Whether the network has come back a moment ago. */
export const isJustBack = () => performance.now() - backAt < SHAKY_MS;
