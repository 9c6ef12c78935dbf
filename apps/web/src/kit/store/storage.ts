/** Values that could not be stored, `null` for keys that could not be removed. They are newer than the store. */
const inMemory = new Map<string, string | null>();

/** A blocked or full store never breaks a screen: memory stands in. */
export const readText = (key: string): string | null => {
  const newer = inMemory.get(key);
  if (newer !== undefined) return newer;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const writeText = (key: string, value: string | null) => {
  inMemory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    inMemory.set(key, value);
  }
};

/** Another tab has written: the value in memory is no longer the newest. */
export const trustStore = (key: string) => void inMemory.delete(key);

export const storedKeys = (): string[] =>
  [...new Set([...keysInStore(), ...inMemory.keys()])].filter((key) => readText(key) !== null);

const keysInStore = () => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

export const removeByPrefix = (...prefixes: string[]) => {
  for (const key of storedKeys()) if (prefixes.some((prefix) => key.startsWith(prefix))) writeText(key, null);
};
