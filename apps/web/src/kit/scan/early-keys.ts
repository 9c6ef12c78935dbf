declare global {
  interface Window {
    /** Made by the script in the page's head: it hears the keys until the app does. */
    earlyKeys?: { keys: KeyboardEvent[]; stop: () => void };
  }
}

/** Somebody who scanned longer ago has seen that nothing came of it. */
const KEPT_MS = 10_000;

/** The keys that came before the app could listen, once. */
export const takeEarlyKeys = (): KeyboardEvent[] => {
  const early = window.earlyKeys;
  if (!early) return [];
  delete window.earlyKeys;
  early.stop();
  const now = performance.now();
  return early.keys.filter(({ timeStamp }) => now - timeStamp <= KEPT_MS);
};
