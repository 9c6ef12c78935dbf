import { describe, expect, it } from 'vitest';
import { firstFrom, type PickLine } from './pick-line.ts';
import { afterScan, atLocation, blankLine, quantityOf, withAll } from './typed.ts';

const shelf = (location: string, onHand: string, more: object = {}) => ({
  location,
  description: '',
  partFrom: 'OWN',
  onHand,
  serials: [] as string[],
  ...more,
});

const lineOf = (shelves: ReturnType<typeof shelf>[], more: object = {}): PickLine => ({
  itemNumber: 1,
  part: 'BOLT',
  revision: null,
  description: '',
  ordered: '5',
  gone: '0',
  picked: '0',
  max: '5',
  unit: 'EA',
  partFrom: 'OWN',
  stock: {
    description: 'Bolt',
    descriptionZh: null,
    descriptionEs: null,
    uom: 'EA',
    revision: 'A',
    hold: false,
    holdReason: null,
    openEcns: [],
    onHand: '0',
    trackableLevel: 'NONE',
    locations: shelves,
    ...more,
  },
});

it('takes from the location that somebody stands at before all others, where the part lies there', () => {
  const line = lineOf([shelf('A-1', '2'), shelf('A-2', '9')]);
  const beginsAt = (location: string | undefined) => blankLine(firstFrom(line, location)).places[0]?.location;
  expect([beginsAt('A-2'), beginsAt('B-7'), beginsAt(undefined)]).toEqual(['A-2', 'A-1', 'A-1']);
});

describe('a scan', () => {
  it('takes one from the shelf that is being emptied, then from the next one, and never more than is left', () => {
    const line = lineOf([shelf('A-1', '2.0000'), shelf('A-2', '9.0000')]);
    let typed = blankLine(line);
    for (let scans = 0; scans < 5; scans += 1) {
      const outcome = afterScan(line, typed, '', { by: '1' });
      if (typeof outcome === 'string') throw new Error(outcome);
      ({ typed } = outcome);
    }
    expect(typed.places).toMatchObject([
      { location: 'A-1', quantity: '2' },
      { location: 'A-2', quantity: '3' },
    ]);
    expect(afterScan(line, typed, '', { by: '1' })).toBe('over');
  });

  it('of a serial number takes it from where it lies', () => {
    const line = lineOf([shelf('A-1', '1', { serials: ['S-1'] }), shelf('A-2', '1', { serials: ['S-2'] })], {
      trackableLevel: 'SERIAL',
    });
    expect(afterScan(line, blankLine(line), '', { by: '1', serial: 'S-2' })).toMatchObject({
      location: 'A-2',
      typed: { places: [{ location: 'A-2', quantity: '1', serials: ['S-2'] }] },
    });
    expect(afterScan(line, blankLine(line), '', { by: '1', serial: 'S-9' })).toBe('empty');
  });

  it('of a carton takes its content from a shelf that has as much', () => {
    const line = lineOf([shelf('A-1', '2'), shelf('A-2', '9')]);
    const outcome = afterScan(line, blankLine(line), '', { by: '4' });
    expect(outcome).toMatchObject({ location: 'A-2', typed: { places: [{ location: 'A-2', quantity: '4' }] } });
    if (typeof outcome === 'string') throw new Error(outcome);
    expect(afterScan(line, outcome.typed, '', { by: '4' })).toBe('over');
    expect(afterScan(lineOf([shelf('A-1', '3')]), blankLine(line), '', { by: '4' })).toBe('empty');
  });

  it('keeps boxes apart', () => {
    const line = lineOf([shelf('A-1', '9')]);
    const first = afterScan(line, blankLine(line), '1', { by: '1' });
    if (typeof first === 'string') throw new Error(first);
    expect(afterScan(line, first.typed, '2', { by: '1' })).toMatchObject({
      typed: {
        places: [
          { location: 'A-1', quantity: '1', box: '1' },
          { location: 'A-1', quantity: '1', box: '2' },
        ],
      },
    });
  });

  it('never takes goods of another origin than the order asks for', () => {
    const line = lineOf([shelf('A-1', '9', { partFrom: 'CONSIGNED' })]);
    expect(afterScan(line, blankLine(line), '', { by: '1' })).toBe('empty');
    expect(quantityOf(line, withAll(line, ''))).toBe('0');
  });

  it('of a location makes it the one that is emptied next', () => {
    const line = lineOf([shelf('A-1', '2'), shelf('A-2', '9')]);
    expect(afterScan(line, atLocation(blankLine(line), 'A-2'), '', { by: '1' })).toMatchObject({ location: 'A-2' });
  });
});

it('*All* empties shelf after shelf, with the serial numbers of those that are emptied', () => {
  const line = lineOf([shelf('A-1', '2', { serials: ['S-1', 'S-2'] }), shelf('A-2', '9', { serials: ['S-3'] })], {
    trackableLevel: 'SERIAL',
  });
  expect(withAll(line, 'B').places).toEqual([
    { location: 'A-1', quantity: '2', serials: ['S-1', 'S-2'], box: 'B' },
    { location: 'A-2', quantity: '3', serials: [], box: 'B' },
  ]);
});
