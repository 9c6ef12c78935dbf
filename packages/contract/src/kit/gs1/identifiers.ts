import type { RuleName } from './rules.ts';

/**
 * Every GS1 application identifier, under the format of its value.
 *
 * A format is a row of parts: `N` digits, `X` set 82, `Y` set 39, `Z` base64url; `N6` exactly six, `N..6` up to six; `?` may be
 * missing; `:name` a rule of rules.ts. `310-316*5` are the identifiers 310 to 316, each followed by its number of decimals, 0 to 5.
 * Lists that others maintain (countries, currencies, package types, coupons) are not checked.
 */
const FORMATS = {
  // Keys with check digits
  'N18:check': '00 8017 8018',
  'N14:check': '01-03',
  'N13:check': '410-417',
  'N17:check': '402',
  'N13:check ?X..17': '253',
  'N13:check ?N..12': '255',
  'N1:zero N13:check ?X..16': '8003',
  'N14:check N4:pieces': '8006 8026',
  'X..25:checkPair': '8013 8014',
  'X..34:iban': '8007',
  // Dates and times
  'N6:day': '11-13 15-17',
  'N6:day N4:time': '4324 4325',
  'N6:date': '4326 7006',
  'N6:date ?N6:date': '7007',
  'N6:date N4:time': '7003',
  'N6:date ?N4:time': '7011',
  'N6:date N2:hour ?N2:minute ?N2:minute': '8008',
  'N8:fullDate': '7250',
  'N8:fullDate N4:time': '7251',
  // Measures, amounts and counts
  N6: '310-316*5 320-337*5 340-357*5 360-369*5 395*5 8005',
  'N..15': '390*9 392*9',
  'N3 N..15': '391*9 393*9',
  N4: '394*3 8111',
  'N..8': '30 37',
  'N6 ?X1:minus': '4330-4333',
  'N4:notZero N5:notZero N3:notZero N1:winding N1': '8001',
  'N10:latitude N10:longitude': '4309',
  // Other numbers
  N1: '7252',
  'N1:flag': '4321-4323',
  N2: '20 7241',
  N3: '422 424 426',
  'N3 ?N3 ?N3 ?N3 ?N3': '423 425',
  'N..4': '7004',
  'N..6': '242',
  'N..10': '8019',
  'N..12:noZeroFirst': '8011',
  N13: '7001',
  N15: '8040 8041',
  'N18 ?N..2': '8043',
  N32: '8042',
  // Text
  'X..2': '7010',
  X2: '4307 4317',
  X3: '7258',
  'X..3': '427 7008',
  'X..4': '7041',
  'X..10': '7009 7255',
  'X..12': '7005',
  'X..20': '10 21 22 243 254 420 4318 710-717 7020-7022 7240 8002 8012',
  'X..25': '7242 8020',
  'X..28': '235',
  'X..30': '90 240 241 250 251 400 401 403 4308 4319 7002 7023 8004',
  'X..35': '4300 4301 4310 4311 4320',
  'X..40': '7253 7254 7259',
  'X..50': '8009',
  'X..70': '4302-4306 4312-4316 7257 8110 8112 8200',
  'X..90': '91-99 7256',
  'X2 X..28': '7230-7239',
  'N3 X..9': '421',
  'N3 X..27': '7030-7039',
  'N1 X1 X1 X1': '7040',
  'Y..30': '8010',
  'Z..90': '8030',
};

export interface Part {
  set: 'N' | 'X' | 'Y' | 'Z';
  shortest: number;
  longest: number;
  mayMiss: boolean;
  rule: RuleName | undefined;
}

export interface Format {
  parts: readonly Part[];
  /** Digits after the decimal point; undefined where the value is no decimal. */
  decimals: number | undefined;
}

const PART = /^(\?)?([NXYZ])(\.\.)?(\d+)(?::(\w+))?$/;

const partOf = (text: string): Part => {
  const [, mayMiss, set, upTo, length, rule] = PART.exec(text) ?? [];
  const longest = Number(length);
  return {
    set: set as Part['set'],
    shortest: upTo ? 1 : longest,
    longest,
    mayMiss: mayMiss !== undefined,
    rule: rule as RuleName | undefined,
  };
};

/** `410-417` and `394*3`, one by one. */
const identifiersIn = (range: string): [identifier: string, decimals?: number][] => {
  const [numbers = '', most] = range.split('*');
  const [first = '', last = first] = numbers.split('-');
  const all = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
    String(Number(first) + index).padStart(first.length, '0'),
  );
  if (most === undefined) return all.map((identifier) => [identifier]);
  return all.flatMap((stem) =>
    Array.from({ length: Number(most) + 1 }, (_, decimals): [string, number] => [`${stem}${decimals}`, decimals]),
  );
};

export const formats: ReadonlyMap<string, Format> = new Map(
  Object.entries(FORMATS).flatMap(([format, identifiers]) => {
    const parts = format.split(' ').map(partOf);
    return identifiers
      .split(' ')
      .flatMap(identifiersIn)
      .map(([identifier, decimals]): [string, Format] => [identifier, { parts, decimals }]);
  }),
);

/** Identifiers that begin like this have values of a fixed length and need no separator behind them. */
const FIXED = /^(?:0[0-4]|1[1-9]|20|3[1-6]|41)/;

export const isFixed = (identifier: string) => FIXED.test(identifier);

/** The identifier at the beginning of a text. No identifier is the beginning of another. */
export const identifierAt = (text: string) =>
  [2, 3, 4].map((length) => text.slice(0, length)).find((start) => formats.has(start));
