import { expect, it } from 'vitest';
import { newPlace } from '../../inventory/index.ts';
import { type TypedLine, withKept } from './typed.ts';

const line = (total: string, location: string) =>
  ({ total, index: 0, places: [{ ...newPlace(location), quantity: total }] }) as unknown as TypedLine;

it('goods that have come to no location go to the one that was scanned last', () => {
  expect(withKept(line('0', 'A-1'), 'B-1').places).toMatchObject([{ location: 'B-1' }]);
  expect(withKept(line('3', 'A-1'), 'B-1').places).toMatchObject([{ location: 'A-1', quantity: '3' }]);
  expect(withKept(line('0', 'A-1'), '').places).toMatchObject([{ location: 'A-1' }]);
});

it('a service has no location', () => {
  expect(withKept({ ...line('0', ''), places: [] }, 'B-1').places).toEqual([]);
});
