/** The keys of a keyboard wedge follow each other far faster than those of fingers. */
const GAP_MS = 100;
/** In a field that people type into, only faster than any finger counts as a scan. */
const SURE_GAP_MS = 40;
/** A scanner may stop this long inside of a code: its radio or the device is busy. */
const PAUSE_MS = 500;
/** Keys without an end are a piece of the next code, until they are this old. */
const FORGET_MS = 10_000;
const FAST_GAPS_PER_PAUSE = 3;
const SHORTEST = 3;

type Key = { key: string; at: number };

/** The keys of a scanner up to the one that ends a code. `cut`: a piece may be missing, so the code is never taken. */
export type Scan = { code: string; cut: boolean };

/** Some keys with their times, and the gaps between them. `stretch`: the number of keys since the last pause. */
type Run = { text: string; times: readonly number[]; fast: number; pauses: number; longest: number; stretch: number };
const EMPTY: Run = { text: '', times: [], fast: 0, pauses: 0, longest: 0, stretch: 0 };

/** A scanner may send keys without a character, such as Shift: they neither end a gap nor begin one. */
const keyRuns = (gap: number, remembered: (run: Run) => number) => {
  let run = EMPTY;
  let last = -Infinity;
  let pause = 0;
  const read = ({ key, at }: Key): { begins: boolean; ended?: Run; joins?: boolean } => {
    pause = Math.max(pause, at - last);
    last = at;
    const ends = key === 'Enter' || key === 'Tab';
    // Only a person takes something back.
    if (key === 'Backspace') run = EMPTY;
    if (!ends && key.length > 1) return { begins: false };
    if (pause > remembered(run)) run = EMPTY;
    const begins = run.text === '';
    const isFast = pause <= gap;
    if (!begins) {
      run = {
        ...run,
        fast: run.fast + (isFast ? 1 : 0),
        pauses: run.pauses + (isFast ? 0 : 1),
        longest: Math.max(run.longest, pause),
        stretch: isFast ? run.stretch : 0,
      };
    }
    pause = 0;
    if (ends) {
      const ended = run;
      run = EMPTY;
      return { begins: false, ended };
    }
    // Space presses a button. No code begins with it.
    if (begins && key === ' ') return { begins: false };
    run = { ...run, text: run.text + key, times: [...run.times, at], stretch: run.stretch + 1 };
    return { begins, joins: !begins && isFast };
  };
  return {
    read,
    /** The keys so far, if one at this time would follow them as fast as they do each other. */
    before: (at: number): Key[] =>
      Math.max(pause, at - last) <= gap
        ? run.times.map((time, index) => ({ key: run.text.charAt(index), at: time }))
        : [],
    forget: () => {
      run = EMPTY;
    },
  };
};

/** Pauses are rare in a scan, and most of the gaps between the keys of a person. */
const isMostlyFast = ({ fast, pauses }: Run) => fast >= FAST_GAPS_PER_PAUSE * pauses;

/**
 * Collects the keys of a scanner where nobody types. A code with a short pause is joined; one with a long pause, or with
 * many, is cut. Slow keys come from a person.
 */
export const wedgeReader = () => {
  const { read, before, forget } = keyRuns(GAP_MS, () => FORGET_MS);
  let elsewhere = -Infinity;
  let beganElsewhere = false;
  let amid = false;
  return {
    read: (key: Key): Scan | undefined => {
      const { begins, ended, joins = false } = read(key);
      amid = joins;
      if (begins) beganElsewhere = key.at - elsewhere <= PAUSE_MS;
      if (!ended || ended.text.length < SHORTEST) return undefined;
      const { text: code, fast, pauses, longest, stretch } = ended;
      const cut = beganElsewhere || longest > PAUSE_MS || !isMostlyFast(ended);
      return cut && pauses > fast && stretch < SHORTEST ? undefined : { code, cut };
    },
    /** Whether the last key belongs to the one before it: it came at a scanner's speed. */
    isAmid: () => amid,
    /** Whether a key belongs to the code before it, whatever has the focus now: all of them are too fast for fingers. */
    goesOn: ({ at }: Key) => {
      const keys = before(at);
      const [first] = keys;
      return first !== undefined && at - first.at <= SURE_GAP_MS * keys.length;
    },
    /** A pad got this key: the keys of the same code that came before the pad did are for it too, and forgotten here. */
    handOn: ({ at }: Key) => {
      const keys = before(at);
      if (keys.length > 0) forget();
      return keys;
    },
    /** A field got this key. A code that goes on outside of the field right after it is cut. */
    skip: ({ key, at }: Key) => {
      elsewhere = key.length === 1 ? at : -Infinity;
    },
  };
};

/**
 * Tells a scan from typing in the same field. Returns the code with its last key, and the value of the field before the
 * scan. `isTyped`: a person may type this text here; any other text comes from a scanner.
 */
export const scanAside = <Value>(isTyped: (text: string) => boolean = () => true) => {
  const isScanned = (run: Run) => !isTyped(run.text) || run.fast > run.pauses;
  const { read } = keyRuns(SURE_GAP_MS, (run) => (isScanned(run) ? FORGET_MS : PAUSE_MS));
  let before: Value;
  return (key: Key, now: Value): (Scan & { before: Value }) | undefined => {
    const { begins, ended } = read(key);
    if (begins) before = now;
    if (!ended || ended.text.length < SHORTEST) return undefined;
    const { text: code, pauses, stretch } = ended;
    if (pauses === 0) return { code, cut: false, before };
    // Keys typed right before a scan cannot be told from its beginning.
    const cut = !isTyped(code) || stretch >= SHORTEST || isMostlyFast(ended);
    return cut ? { code, cut, before } : undefined;
  };
};

const LONGEST_CODE = 400;

/** Pasted text is a code if it is one line of a code's length. */
export const pastedCode = (text: string): string | undefined => {
  const code = text.trim();
  return code.length >= SHORTEST && code.length <= LONGEST_CODE && !/[\r\n]/.test(code) ? code : undefined;
};
