import { expect, it } from 'vitest';
import { newPlace } from '../../inventory/index.ts';
import type { ReceiveLine } from './receive-line.ts';
import { afterScan, keepLocation, type TypedLine, typedOf, withKept, withTotal, withVerdict } from './typed.ts';

const line = (total: string, location: string) =>
  ({ total, index: 0, places: [{ ...newPlace(location), quantity: total }] }) as unknown as TypedLine;
const ordered = { itemNumber: 1, part: 'P-1', max: '400', stock: { suggestedLocation: 'A-1' } } as ReceiveLine;

it('lines that nobody has touched begin at the location that was scanned last', () => {
  expect(typedOf({ lines: {} }, ordered, 'B-1').places).toMatchObject([{ location: 'B-1' }]);
  expect(typedOf({ lines: {} }, ordered).places).toMatchObject([{ location: 'A-1' }]);
  expect(typedOf({ lines: { 1: line('0', 'C-1') } }, ordered, 'B-1').places).toMatchObject([{ location: 'C-1' }]);
});

it('goods that come after a scanned location go there, also where others lie elsewhere already', () => {
  const { 1: begun } = keepLocation({ lines: { 1: line('3', 'A-1') } }, [ordered], 'B-1');
  expect(begun && withTotal(begun, '400').places).toMatchObject([
    { location: 'A-1', quantity: '3' },
    { location: 'B-1', quantity: '397' },
  ]);
  const back = begun && withKept(withTotal(begun, '10'), 'A-1');
  expect(back && withTotal(back, '11').places).toMatchObject([{ quantity: '4' }, { quantity: '7' }]);
  const complete = { 1: line('400', 'A-1') };
  expect(keepLocation({ lines: complete }, [ordered], 'B-1')).toEqual(complete);
});

it('goods for quality begin at an inspection location, and follow the verdict until somebody has chosen a place', () => {
  const stock = { suggestedLocation: 'A-1', inspectionLocation: 'QA-1' };
  const returned = { ...ordered, returned: true, stock } as ReceiveLine;
  const blank = typedOf({ lines: {} }, returned);
  expect(blank).toMatchObject({ verdict: 'qa', places: [{ location: 'QA-1' }] });
  const good = withVerdict(returned, blank, 'accept');
  expect(good.places).toMatchObject([{ location: 'A-1' }]);
  expect(withVerdict(returned, good, 'qa').places).toMatchObject([{ location: 'QA-1' }]);
  const chosen = { ...good, places: [newPlace('B-1')] };
  expect(withVerdict(returned, chosen, 'qa').places).toMatchObject([{ location: 'B-1' }]);
});

it('a service has no location', () => {
  expect(withKept({ ...line('0', ''), places: [] }, 'B-1').places).toEqual([]);
});

it('a scan adds to the place that is being filled, and a quantity keyed before is not lessened by it', () => {
  expect(afterScan(line('5', 'A-1'), '10', '400')).toMatchObject({ total: '15', places: [{ quantity: '15' }] });
  const partlyPlaced = { ...line('3', 'A-1'), total: '20' };
  expect(afterScan(partlyPlaced, '10', '400')).toMatchObject({ total: '20', places: [{ quantity: '13' }] });
  expect(afterScan(line('5', 'A-1'), '10', '14')).toBeUndefined();
});
