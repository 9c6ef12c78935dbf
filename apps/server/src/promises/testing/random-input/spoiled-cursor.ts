import fc from 'fast-check';

const decodeKey = (cursor: string) =>
  JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as readonly unknown[];

export const encodeKey = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

const INTEGERS = [0, -1, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53 - 1, 2 ** 53, -(2 ** 63), 1e308, 0.5];
const TEXTS = [
  '',
  '\u0000',
  'A\u0000B',
  '\ud800',
  'A\udfff',
  '\u202e',
  "'; drop table part; --",
  'x'.repeat(300),
  '\u00df\ufb01\u0131',
  'infinity',
  '-infinity',
  'epoch',
  '0000-01-01',
  '0001-01-01',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '2026-06-18T12:42:00Z',
  '2026-06-18T24:00:00Z',
  '2026-06-18T12:42:00.1234567Z',
  '0001-01-01T00:00:00.000000Z',
  '9999-12-31T23:59:59.999999Z',
  '2026-06-18T12:42:00+14:00',
  '00000000-0000-0000-0000-000000000000',
];

const spoiledValue = fc.oneof(
  fc.constantFrom<unknown>(...INTEGERS, ...TEXTS, null, true, false, [], {}, [null]),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

/** A cursor that the server gave, with one value replaced, removed or added, or with other bytes. */
export const spoiledCursor = (given: string) => {
  const key = decodeKey(given);
  const index = fc.nat({ max: key.length - 1 });
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(index, spoiledValue).map(([at, value]) => encodeKey(key.with(at, value))) },
    { weight: 1, arbitrary: index.map((at) => encodeKey(key.toSpliced(at, 1))) },
    {
      weight: 1,
      arbitrary: fc.tuple(index, spoiledValue).map(([at, value]) => encodeKey(key.toSpliced(at, 0, value))),
    },
    { weight: 1, arbitrary: fc.array(spoiledValue, { maxLength: 6 }).map(encodeKey) },
    { weight: 1, arbitrary: fc.json().map((text) => Buffer.from(text).toString('base64url')) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.nat({ max: given.length }), fc.string({ maxLength: 8 }))
        .map(([at, text]) => given.slice(0, at) + text + given.slice(at + text.length)),
    },
  );
};
