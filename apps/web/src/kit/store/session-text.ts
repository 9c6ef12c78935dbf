/** A text for the lifetime of its tab; it survives a reload. A blocked store loses only that. */
export const sessionText = (key: string) => ({
  get: (): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: (value: string | null) => {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {}
  },
});
