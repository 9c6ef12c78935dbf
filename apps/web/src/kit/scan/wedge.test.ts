import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastedCode, scanAside, wedgeReader } from './wedge.ts';

type Timed = { key: string; at: number };

/** Keys on a clock of their own: `gaps` are those before each key, the last one before Enter. */
const keysOf = (code: string, gaps: readonly number[], from = 1000): Timed[] => {
  let at = from;
  return [...code, 'Enter'].map((key, index) => {
    at += gaps[index] ?? 8;
    return { key, at };
  });
};
/** A code at the speed of a scanner, with a pause before some of its keys. */
const withPauses = (code: string, pauses: Record<number, number>) =>
  keysOf(
    code,
    [...code, 'Enter'].map((_, index) => pauses[index] ?? 8),
  );

const readAll = (keys: readonly Timed[]) => {
  const { read } = wedgeReader();
  return keys.map(read).filter((scan) => scan !== undefined);
};
const typed = (text: string, gap: number) =>
  readAll(
    keysOf(
      text,
      [...text, 'Enter'].map(() => gap),
    ),
  );

it('takes fast keys and Enter for a scan', () => {
  expect(typed('BRG-6204-2RS', 8)).toEqual([{ code: 'BRG-6204-2RS', cut: false }]);
});

it('takes slow keys for a person, and a lone Enter for itself', () => {
  expect(typed('BRG-6204-2RS', 250)).toEqual([]);
  expect(typed('', 8)).toEqual([]);
});

it('begins anew with every scan', () => {
  const keys = [...keysOf('A-03-2', []), ...keysOf('A-04-1', [], 2000), ...keysOf('A-05-1', [], 2200)];
  expect(readAll(keys).map(({ code }) => code)).toEqual(['A-03-2', 'A-04-1', 'A-05-1']);
});

it('leaves keys without a character alone', () => {
  const keys = ['Shift', 'A', '-', '0', '1', 'Enter'].map((key, index) => ({ key, at: 1000 + index * 5 }));
  expect(readAll(keys)).toEqual([{ code: 'A-01', cut: false }]);
});

it('forgets a stray key after a while, and the Space that pressed a button at once', () => {
  expect(readAll([{ key: 'S', at: 1000 }, ...keysOf('BRG-6306', [], 12_000)])).toEqual([
    { code: 'BRG-6306', cut: false },
  ]);
  expect(readAll([{ key: ' ', at: 900 }, ...keysOf('BRG-6306', [])])).toEqual([{ code: 'BRG-6306', cut: false }]);
});

it('tells a space inside of a scan from one that presses a button', () => {
  const wedge = wedgeReader();
  const amid = (key: string, at: number) => {
    wedge.read({ key, at });
    return wedge.isAmid();
  };
  expect([amid('P', 1000), amid('O', 1008), amid(' ', 1016)]).toEqual([false, true, true]);
  expect(amid(' ', 4000)).toBe(false);
  wedge.read({ key: 'Backspace', at: 9000 });
  expect(amid(' ', 9001)).toBe(false);
});

describe('a scan with a pause', () => {
  it('is joined after a short one, wherever it is', () => {
    for (const index of [1, 2, 6, 7])
      expect(readAll(withPauses('SN-0099', { [index]: 150 }))).toEqual([{ code: 'SN-0099', cut: false }]);
  });

  it('is cut after a long one, before which a key without a character came or not', () => {
    for (const pause of [510, 2000, 9000]) {
      expect(readAll(withPauses('SN-0099', { 1: pause }))).toEqual([{ code: 'SN-0099', cut: true }]);
      const [first, ...rest] = withPauses('SN-0099', { 1: pause });
      const shift = { key: 'Shift', at: (rest[0]?.at ?? 0) - 4 };
      expect(readAll([first as Timed, shift, ...rest])).toEqual([{ code: 'SN-0099', cut: true }]);
    }
  });

  it('is cut where it began in a field', () => {
    const wedge = wedgeReader();
    wedge.skip({ key: 'S', at: 900 });
    expect(keysOf('N-0099', []).map(wedge.read).at(-1)).toEqual({ code: 'N-0099', cut: true });
    wedge.skip({ key: 'S', at: 1900 });
    wedge.skip({ key: 'Enter', at: 1908 });
    expect(keysOf('SN-0100', [], 2000).map(wedge.read).at(-1)).toEqual({ code: 'SN-0100', cut: false });
  });

  it('is taken as a whole or not at all, whatever the pauses', () => {
    const code = fc.stringMatching(/^[A-Z0-9-]{3,20}$/);
    const gap = fc.oneof({ weight: 4, arbitrary: fc.nat(100) }, { weight: 1, arbitrary: fc.nat(9500) });
    const scan = fc.tuple(code, fc.array(gap, { minLength: 21, maxLength: 21 }));
    fc.assert(
      fc.property(scan, ([scanned, gaps]) => {
        const scans = readAll(keysOf(scanned, gaps));
        expect(scans.filter(({ cut, code: taken }) => !cut && taken !== scanned)).toEqual([]);
        expect(scans.length).toBeLessThanOrEqual(1);
        const worst = Math.max(...gaps.slice(1, scanned.length + 1));
        if (worst <= 100) expect(scans).toEqual([{ code: scanned, cut: false }]);
        if (worst > 500) expect(scans.filter(({ cut }) => !cut)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a code that is under way', () => {
  const begun = (code: string, gap: number) => {
    const wedge = wedgeReader();
    const keys = [...code].map((key, index) => ({ key, at: 1000 + index * gap }));
    for (const key of keys) wedge.read(key);
    return { ...wedge, keys, next: (after: number) => ({ key: '1', at: (keys.at(-1)?.at ?? 0) + after }) };
  };

  it('is handed to a pad from its first key on, and forgotten', () => {
    const { handOn, read, keys, next } = begun('B-1', 5);
    expect(handOn(next(5))).toEqual(keys);
    expect(handOn(next(5))).toEqual([]);
    expect(keysOf('A-03-2', [], 2000).map(read).at(-1)).toEqual({ code: 'A-03-2', cut: false });
  });

  it('is handed on with its pauses, and not to a key that comes later or after its end', () => {
    const slow = begun('B-1', 90);
    expect(slow.handOn(slow.next(90)).map(({ at }) => at)).toEqual([1000, 1090, 1180]);
    const { handOn, read, next } = begun('B-1', 5);
    expect(handOn(next(101))).toEqual([]);
    read({ ...next(5), key: 'Enter' });
    expect(handOn(next(10))).toEqual([]);
  });

  it('goes on in a field at the speed of a scanner, and not at that of fingers', () => {
    const goesOn = (code: string, gap: number, after = gap) => {
      const wedge = begun(code, gap);
      return wedge.goesOn(wedge.next(after));
    };
    expect([goesOn('B', 5), goesOn('B-1', 5), goesOn('B-11', 5, 90)]).toEqual([true, true, true]);
    expect([goesOn('b', 60), goesOn('bolt', 60), goesOn('B-11', 5, 101), goesOn('', 5)]).toEqual(Array(4).fill(false));
  });
});

describe('in a field', () => {
  /** Each key is worked on before it is written into the field. */
  const into = (keys: readonly Timed[], isTyped?: (text: string) => boolean) => {
    const read = scanAside<string>(isTyped);
    let field = '';
    return keys.flatMap(({ key, at }) => {
      const found = read({ key, at }, field);
      if (key.length === 1) field += key;
      return found ? [found] : [];
    });
  };
  const isDigits = (text: string) => /^[\d.,]*$/.test(text);
  const twelve = [
    { key: '1', at: 1000 },
    { key: '2', at: 1200 },
  ];

  it('tells a scan from fingers, and what stood there before', () => {
    expect(into([...twelve, ...keysOf('A-03-2', [], 2000)])).toEqual([{ code: 'A-03-2', cut: false, before: '12' }]);
    expect(into([...twelve, ...keysOf('A-03-2', Array(7).fill(60), 2000)])).toEqual([]);
  });

  it('takes a scan right after a figure that was taken back', () => {
    const backspace = { key: 'Backspace', at: 1100 };
    const scanned = keysOf('A-03-2', [], 1200);
    expect(into([{ key: '1', at: 1000 }, backspace, ...scanned])).toMatchObject([{ code: 'A-03-2', cut: false }]);
    expect(into([{ key: '1', at: 1000 }, ...scanned])).toMatchObject([{ code: '1A-03-2', cut: true }]);
  });

  it('never takes the rest of a scan, and knows what stood there before all of it', () => {
    for (const pause of [150, 450])
      expect(into(withPauses('SN-0099', { 1: pause }))).toEqual([{ code: 'SN-0099', cut: true, before: '' }]);
    for (const index of [2, 5, 7])
      expect(into(withPauses('SN-0099', { [index]: 3000 }))).toEqual([{ code: 'SN-0099', cut: true, before: '' }]);
  });

  it('of digits takes a letter for a scanner’s', () => {
    const keys = [...twelve, ...keysOf('SN-0099', [800, 3000], 1200)];
    expect(into(keys, isDigits)).toEqual([{ code: 'SN-0099', cut: true, before: '12' }]);
    expect(into(withPauses('61B-22', { 2: 3000 }), isDigits)).toEqual([{ code: '61B-22', cut: true, before: '' }]);
  });

  it('takes digits for a scan by their speed alone, and a quantity that fingers type for a quantity', () => {
    for (const code of ['281', '48213', '5414011850015'])
      expect(into(keysOf(code, []), isDigits)).toEqual([{ code, cut: false, before: '' }]);
    for (const quantity of ['281', '12.5', '1250,75'])
      expect(into(keysOf(quantity, Array(8).fill(60)), isDigits)).toEqual([]);
  });

  it('leaves people alone, however fast they type', () => {
    const gap = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 45, max: 400 }) }, fc.integer({ min: 10, max: 40 }));
    const typing = fc.tuple(fc.stringMatching(/^[a-z0-9]{4,16}$/), fc.array(gap, { minLength: 17, maxLength: 17 }));
    fc.assert(
      fc.property(typing, ([text, gaps]) => {
        const own = gaps.slice(1, text.length + 1);
        const rolled = own.filter((each) => each <= 40).length;
        // A finger needs its time to reach Enter.
        fc.pre(rolled <= own.length / 3 && (own.at(-1) ?? 0) > 40);
        expect(into(keysOf(text, gaps))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

it('takes one pasted line for a scan, and no page of text', () => {
  expect(pastedCode(' BRG-6204-2RS\n')).toBe('BRG-6204-2RS');
  expect(['', ' ', '12', 'A-01\nA-02', 'x'.repeat(401)].map(pastedCode)).toEqual(Array(5).fill(undefined));
});
