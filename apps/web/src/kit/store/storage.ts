const inMemory = new Map<string, string>();

/** A blocked or full store costs what it would have remembered, never the screen: memory stands in. */
export const readText = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? inMemory.get(key) ?? null;
  } catch {
    return inMemory.get(key) ?? null;
  }
};

export const writeText = (key: string, value: string | null) => {
  inMemory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) inMemory.set(key, value);
  }
};

export const storedKeys = (): string[] => {
  try {
    return [...new Set([...Object.keys(localStorage), ...inMemory.keys()])];
  } catch {
    return [...inMemory.keys()];
  }
};

export const removeByPrefix = (...prefixes: string[]) => {
  for (const key of storedKeys()) if (prefixes.some((prefix) => key.startsWith(prefix))) writeText(key, null);
};
