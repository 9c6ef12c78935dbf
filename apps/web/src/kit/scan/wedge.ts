/** A scanner that types is far faster than fingers. */
const GAP_MS = 100;
/** Where fingers type too, only what no finger reaches is a scanner's. */
const SURE_GAP_MS = 40;
const SHORTEST = 3;
const LONGEST_QUANTITY = 7;

type Key = { key: string; at: number };

/** Puts the keys of a scanner together; answers the code with the key that ends it. Slow keys are a person's. */
export const wedgeReader = (gap = GAP_MS) => {
  let typed = '';
  let last = 0;
  return ({ key, at }: Key): string | undefined => {
    const fast = at - last <= gap;
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

/** A quantity keyed fast on a keyboard is no code: codes have letters or signs, or are long. */
export const looksLikeCode = (text: string) => /[^\d.,]/.test(text) || text.length > LONGEST_QUANTITY;

/**
 * Tells a scan from what a person types into the same field. Answers the code with its last key, and what stood in the
 * field before the scanner wrote into it.
 */
export const scanAside = <Value>() => {
  const read = wedgeReader(SURE_GAP_MS);
  let last = 0;
  let before: Value;
  return (key: Key, now: Value): { code: string; before: Value } | undefined => {
    if (key.at - last > SURE_GAP_MS) before = now;
    last = key.at;
    const code = read(key);
    return code === undefined ? undefined : { code, before };
  };
};

const LONGEST_CODE = 400;

/** What is pasted is a code where it is one line of a code's length. */
export const pastedCode = (text: string): string | undefined => {
  const code = text.trim();
  return code.length >= SHORTEST && code.length <= LONGEST_CODE && !/[\r\n]/.test(code) ? code : undefined;
};
