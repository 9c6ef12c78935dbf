import { expect, it } from 'vitest';
import { atLocation, bodyOf, type Typed, withPart, withSerial } from './typed.ts';

const empty: Typed = { part: '', from: '', to: '', quantity: '0', serials: [], reason: '', note: '' };

const one = { by: '1', traced: false };

it('scans the shelf, the part as often as there are pieces, and the place where they wait', () => {
  const shelf = atLocation(empty, 'A-01');
  const two = withPart(withPart(shelf, 'BOLT', one), 'BOLT', one);
  expect(two).toMatchObject({ from: 'A-01', part: 'BOLT', quantity: '2' });
  expect(bodyOf(two, '')).toMatchObject({ to: 'A-01' });
  expect(bodyOf(atLocation(two, 'QA-1'), '9107')).toMatchObject({ location: 'A-01', to: 'QA-1', ncrNumber: '9107' });
  expect(withPart(two, 'NUT', one)).toMatchObject({ part: 'NUT', quantity: '1' });
});

it('counts the pieces of a traced part by their serial numbers, each once', () => {
  const motor = withPart(atLocation(empty, 'A-01'), 'MOTOR', { by: '1', traced: true });
  const first = withSerial(motor, 'SN-1');
  expect(first).toMatchObject({ quantity: '1', serials: ['SN-1'] });
  expect(first && withSerial(first, 'sn-1')).toBeUndefined();
});
