/** A scanner that types is far faster than fingers. */
const GAP_MS = 100;
const SHORTEST = 3;

type Key = { key: string; at: number };

/** Puts the keys of a scanner together; answers the code with the key that ends it. Slow keys are a person's. */
export const wedgeReader = () => {
  let typed = '';
  let last = 0;
  return ({ key, at }: Key): string | undefined => {
    const fast = at - last <= GAP_MS;
    last = at;
    if (key === 'Enter' || key === 'Tab') {
      const code = fast && typed.length >= SHORTEST ? typed : undefined;
      typed = '';
      return code;
    }
    if (key.length === 1) typed = fast ? typed + key : key;
    return undefined;
  };
};
