import { readText, trustStore, writeText } from './storage.ts';
import { listeners, type Store } from './store.ts';

interface Codec<T> {
  read: (text: string | null) => T;
  write: (value: T) => string | null;
}

/**
 * A value under one key of local storage. Read from there every time, because another tab may have renewed the token a
 * moment ago and its event is still on the way.
 */
export const stored = <T>(key: string, { read, write }: Codec<T>): Store<T> & { remove(): void } => {
  // Only with subscribers: screens create stores, and a window never drops a listener by itself.
  const { tell, subscribe } = listeners(
    () => globalThis.addEventListener?.('storage', otherTab),
    () => globalThis.removeEventListener?.('storage', otherTab),
  );
  function otherTab(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return;
    trustStore(key);
    tell();
  }
  let lastText: string | null | undefined;
  let lastValue: T;
  const put = (text: string | null) => {
    writeText(key, text);
    tell();
  };
  return {
    get: () => {
      const text = readText(key);
      if (text !== lastText) {
        lastValue = read(text);
        lastText = text;
      }
      return lastValue;
    },
    set: (value) => put(write(value)),
    remove: () => put(null),
    subscribe,
  };
};

export const asText: Codec<string> = { read: (text) => text ?? '', write: (value) => value || null };

/** `'true'` or `'false'` as text; anything else is false. */
export const asFlag: Codec<boolean> = { read: (text) => text === 'true', write: String };

/** JSON of a known shape: broken or other JSON reads as nothing stored. */
export const asJson = <T>(shape: (value: unknown) => T): Codec<T> => ({
  read: (text) => shape(parsed(text)),
  write: JSON.stringify,
});

/** Undefined if the text is no JSON. */
export const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
