import { expect, it } from 'vitest';
import {
  bodyOf,
  type CountLine,
  carriedOver,
  countedUp,
  errorsOf,
  fieldOfRefusal,
  leftOver,
  lineOfSerial,
  NOTHING_TYPED,
  type Typed,
} from './typed.ts';

const line = (partNumber: string, traced = false): CountLine => ({
  partNumber,
  description: '',
  descriptionZh: null,
  descriptionEs: null,
  uom: 'EA',
  traced,
  found: false,
});
const lines = [line('BOLT'), line('NUT'), line('MOTOR', true)];
const typed = (counted: Record<string, Partial<Typed['lines'][string]>>): Typed => ({
  ...NOTHING_TYPED,
  lines: Object.fromEntries(
    Object.entries(counted).map(([part, own]) => [part, { counted: null, serials: [], reason: '', ...own }]),
  ),
});
const codes = (entered: Typed, differs: string[] = []) =>
  Object.fromEntries(
    [...errorsOf(lines, entered, { say: ({ code }) => code, differs })].map(([field, { message }]) => [field, message]),
  );

it('takes a serial number for the open line, and asks where it may be one of the only traced line', () => {
  const [bolt, , motor] = lines;
  const pump = line('PUMP', true);
  expect(lineOfSerial(lines, motor)).toEqual({ line: motor, isSure: true });
  expect(lineOfSerial(lines, undefined)).toEqual({ line: motor, isSure: false });
  expect(lineOfSerial(lines, bolt)).toEqual({ line: motor, isSure: false });
  expect(lineOfSerial([...lines, pump], bolt)).toBeUndefined();
  expect(lineOfSerial([...lines, pump], pump)).toEqual({ line: pump, isSure: true });
  expect(lineOfSerial([line('BOLT')], bolt)).toBeUndefined();
});

it('empty is not zero: what nobody looked at is not sent', () => {
  expect(codes(typed({}))).toEqual({ form: 'NOTHING_COUNTED' });
  const entered = typed({ BOLT: { counted: '0' }, NUT: {} });
  expect(codes(entered)).toEqual({});
  expect(bodyOf(lines, entered)).toEqual({ items: [{ partNumber: 'BOLT', counted: '0' }] });
});

it('counting begins at one or at a carton, not at what nobody knows; a reason belongs to its figure', () => {
  const none = { counted: null, serials: [], reason: '' };
  expect(countedUp(none, '1').counted).toBe('1');
  expect(countedUp(none, '12.5').counted).toBe('12.5');
  expect(countedUp({ ...none, counted: '3', reason: 'Damaged' }, '10')).toEqual({ ...none, counted: '13' });
});

it('asks for a reason where the server said that it differs, and for the numbers of what is traced', () => {
  const entered = typed({ NUT: { counted: '3' }, MOTOR: { counted: '2', serials: ['S-1'] } });
  expect(codes(entered, ['NUT'])).toEqual({
    '1.reason': 'COUNT_REASON_REQUIRED',
    '2.serials': 'SERIAL_COUNT_NOT_MATCH',
  });
  const refused = { code: 'COUNT_REASON_REQUIRED', field: 'items.0.reason' };
  expect(fieldOfRefusal(refused, lines, entered)).toBe('1.reason');
});

it('of a count that somebody else posted, what differs from it is left over and is carried into the next one', () => {
  const own = { ...typed({ BOLT: { counted: '5' }, NUT: { counted: '2' }, MOTOR: {} }), found: [line('WASHER')] };
  const item = (partNumber: string, counted: string | null) => ({ partNumber, counted, uom: 'EA' }) as never;
  const posted = { items: [item('BOLT', '7.0000'), item('NUT', '2.0000'), item('MOTOR', null)] };
  expect(leftOver(posted, own)).toEqual([{ partNumber: 'BOLT', counted: '5', serials: [], uom: 'EA' }]);
  expect(carriedOver(own, typed({ NUT: { counted: '3' } }))).toMatchObject({
    lines: { BOLT: { counted: '5' }, NUT: { counted: '3' } },
    found: [{ partNumber: 'WASHER' }],
  });
});
