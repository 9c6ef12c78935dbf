import fc from 'fast-check';
import { parseBarcode } from 'gs1-barcode-parser-mod';
import { describe, expect, it } from 'vitest';
import { formats, isFixed, type Part } from './identifiers.ts';
import { type Element, plainValue, readElements, SEPARATOR } from './read-elements.ts';
import type { RuleName } from './rules.ts';

const CARTON = '(01)09506000134352(17)270331(10)A-7';

/** As a scanner sends them; a separator behind the last one does no harm. */
const plain = (elements: readonly Element[]) =>
  `]C1${elements.map(([identifier, value]) => `${identifier}${value}${isFixed(identifier) ? '' : SEPARATOR}`).join('')}`;

const bracketed = (elements: readonly Element[]) =>
  elements.map(([identifier, value]) => `(${identifier})${value}`).join('');

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));
const two = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((value) => String(value).padStart(2, '0'));
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));

/** Written apart from the code under test: weights by position from the left. */
const withCheckDigit = (text: string) => {
  const sum = [...text].reduce(
    (total, digit, index) => total + Number(digit) * ((text.length - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return `${text}${(10 - (sum % 10)) % 10}`;
};

const valid: Record<RuleName, (part: Part) => fc.Arbitrary<string>> = {
  check: ({ longest }) => digits(longest - 1).map(withCheckDigit),
  checkPair: () => fc.constantFrom('1987654Ad4X4bL5ttr2310c2K', '12345_ABCDEFGHIJKLMCP', '7907665Bm8v2AB'),
  iban: () => fc.constantFrom('DE89370400440532013000', 'GB82WEST12345698765432', 'ES9121000418450200051332'),
  date: () => joined(two(0, 99), two(1, 12), two(1, 28)),
  day: () => joined(two(0, 99), two(1, 12), two(0, 28)),
  fullDate: () => joined(fc.constantFrom('19', '20'), two(0, 99), two(1, 12), two(1, 28)),
  time: () => joined(two(0, 23), two(0, 59)),
  hour: () => two(0, 23),
  minute: () => two(0, 59),
  flag: () => fc.constantFrom('0', '1'),
  zero: () => fc.constant('0'),
  notZero: ({ longest }) => digits(longest - 1).map((text) => `${text}7`),
  noZeroFirst: () => fc.integer({ min: 0, max: 999_999_999 }).map(String),
  minus: () => fc.constant('-'),
  winding: () => fc.constantFrom('0', '1', '9'),
  pieces: () => fc.constantFrom('0101', '0102', '0299', '9999'),
  latitude: () => fc.integer({ min: 0, max: 1_800_000_000 }).map((value) => String(value).padStart(10, '0')),
  longitude: () => fc.integer({ min: 0, max: 3_600_000_000 }).map((value) => String(value).padStart(10, '0')),
};

const SIGNS = { N: '0123456789', X: '!"%&\'*+,-./059:;<=>?AMZ_amz', Y: '#-/059AMZ', Z: '059AMZamz_-' };

const anyPart = (part: Part) =>
  part.rule
    ? valid[part.rule](part)
    : fc.string({ unit: fc.constantFrom(...SIGNS[part.set]), minLength: part.shortest, maxLength: part.longest });

/** A part of variable length, or one that may be missing, comes last: what is left out is left out from the end. */
const anyValue = (parts: readonly Part[]) => {
  const needed = parts.filter(({ mayMiss }) => !mayMiss).length;
  return fc.integer({ min: needed, max: parts.length }).chain((count) => joined(...parts.slice(0, count).map(anyPart)));
};

const anyElement = fc
  .constantFrom(...formats)
  .chain(([identifier, { parts }]) => anyValue(parts).map((value): Element => [identifier, value]));

const anyElements = fc.uniqueArray(anyElement, { minLength: 1, maxLength: 6, selector: ([identifier]) => identifier });

describe('a GS1 code', () => {
  it('of a vendor’s carton is read, scanned or typed', () => {
    const carton = [
      ['01', '09506000134352'],
      ['17', '270331'],
      ['10', 'A-7'],
    ];
    expect(readElements(CARTON)).toEqual(carton);
    expect(readElements(']C101095060001343521727033110A-7')).toEqual(carton);
    expect(readElements(`${SEPARATOR}01095060001343521727033110A-7${SEPARATOR}`)).toEqual(carton);
  });

  it('is read with any identifiers there are, in any order', () => {
    fc.assert(
      fc.property(anyElements, (elements) => {
        expect(readElements(plain(elements))).toEqual(elements);
        expect(readElements(bracketed(elements))).toEqual(elements);
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused where a digit of a checked number is another', () => {
    const checked = fc
      .constantFrom('00', '01', '402', '410', '8017')
      .chain((identifier) =>
        fc.tuple(
          fc.constant(identifier),
          anyValue(formats.get(identifier)?.parts ?? []),
          fc.nat(12),
          fc.integer({ min: 1, max: 9 }),
        ),
      );
    fc.assert(
      fc.property(checked, ([identifier, value, index, added]) => {
        const wrong = [...value]
          .map((digit, place) => (place === index ? (Number(digit) + added) % 10 : digit))
          .join('');
        expect(readElements(plain([[identifier, wrong]]))).toBeUndefined();
      }),
    );
  });

  it('has only days that exist, and day 00 where it may be open', () => {
    fc.assert(
      fc.property(digits(6), (text) => {
        const [year, month, day] = [2000 + Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4))];
        const exists = new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1 && day > 0 && month > 0;
        const isOpen = day === 0 && month >= 1 && month <= 12;
        expect(readElements(plain([['17', text]])) !== undefined).toBe(exists || isOpen);
        expect(readElements(plain([['7006', text]])) !== undefined).toBe(exists);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['an unknown identifier', ']C1041234'],
    ['an identifier without a value', ']C110'],
    ['a value that is too long', `]C110${'A'.repeat(21)}`],
    ['a value that is too short', ']C10109506'],
    ['letters among digits', ']C130A'],
    ['signs that are not in the set', ']C110A B'],
    ['more behind a fixed length than an identifier', ']C10109506000134352X'],
    ['one identifier with two values', `]C110A${SEPARATOR}10B`],
    ['a wrong check pair', ']C180131987654Ad4X4bL5ttr2310c2X'],
    ['a wrong IBAN', ']C18007DE88370400440532013000'],
    ['an hour that there is not', ']C170032703312460'],
    ['more decimals than there are', ']C13106001250'],
    ['nothing', ']C1'],
  ])('is refused with %s', (_, scanned) => {
    expect(readElements(scanned)).toBeUndefined();
  });

  it('is none where nothing says so', () => {
    expect(['BRG-6204-2RS', '5414011850015', '(A)-17', '(99x)1', '0109506000134352'].map(readElements)).toEqual(
      Array(5).fill(undefined),
    );
  });
});

describe('a value', () => {
  it.each<[Element, string]>([
    [['17', '270331'], '2027-03-31'],
    [['17', '280200'], '2028-02-29'],
    [['11', '760101'], '2076-01-01'],
    [['11', '770101'], '1977-01-01'],
    [['3103', '001250'], '1.250'],
    [['3100', '000012'], '12'],
    [['3105', '000012'], '0.00012'],
    [['3922', '1995'], '19.95'],
    [['3932', '9781995'], '19.95'],
    [['10', '0012'], '0012'],
  ])('of %s is written as people do', (element, written) => {
    expect(plainValue(element, 2026)).toBe(written);
  });
});

describe('another reader', () => {
  /** Not of the same opinion about lengths, check digits and dates: it accepts wrong ones. */
  const second = (scanned: string) => parseBarcode(scanned).parsedCodeItems.map(({ ai, raw }): Element => [ai, raw]);

  it('finds the same elements in a code that is right', () => {
    const known = new Set(
      [...formats].flatMap(([identifier, { parts }]) => {
        const [value = ''] = fc.sample(anyValue(parts), { numRuns: 1, seed: 7 });
        try {
          return second(plain([[identifier, value]])).length === 1 ? [identifier] : [];
        } catch {
          return [];
        }
      }),
    );
    expect(known.size).toBeGreaterThan(400);
    fc.assert(
      fc.property(anyElements, (elements) => {
        fc.pre(elements.every(([identifier]) => known.has(identifier)));
        expect(second(plain(elements))).toEqual(elements);
      }),
    );
  });
});
