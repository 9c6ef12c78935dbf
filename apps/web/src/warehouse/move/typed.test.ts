import { expect, it } from 'vitest';
import { atLocation, comingFrom, newMove, withPart, withSerial } from './typed.ts';

const ONE = { by: '1', traced: false };
const TRACED = { by: '1', traced: true };

it('a scan goes from, part, part, to', () => {
  const from = atLocation([newMove()], 0, 'A-1');
  expect(from).toMatchObject({ means: 'from', moves: [{ from: 'A-1', to: '' }] });
  const once = withPart(from.moves, 0, 'BOLT', ONE);
  const twice = withPart(once.moves, once.index, 'BOLT', ONE);
  expect(twice).toMatchObject({ index: 0, moves: [{ part: 'BOLT', quantity: '2' }] });
  expect(atLocation(twice.moves, 0, 'A-2')).toMatchObject({ means: 'to', moves: [{ from: 'A-1', to: 'A-2' }] });
});

it('another part is another line of the same way', () => {
  const one = { ...newMove('A-1', 'A-2'), part: 'BOLT', quantity: '1' };
  expect(withPart([one], 0, 'NUT', ONE)).toMatchObject({
    index: 1,
    moves: [{ part: 'BOLT' }, { part: 'NUT', from: 'A-1', to: 'A-2', quantity: '1' }],
  });
});

it('a carton counts its content', () => {
  const carton = { by: '10', traced: false };
  const one = withPart([newMove('A-1')], 0, 'BOLT', carton);
  expect(one.moves).toMatchObject([{ part: 'BOLT', quantity: '10' }]);
  expect(withPart(one.moves, 0, 'BOLT', ONE).moves).toMatchObject([{ quantity: '11' }]);
  expect(withPart(one.moves, 0, 'NUT', carton).moves).toMatchObject([
    { part: 'BOLT' },
    { part: 'NUT', quantity: '10' },
  ]);
});

it('a location that was scanned too early is replaced', () => {
  const first = atLocation([newMove()], 0, 'A-1');
  expect(atLocation(first.moves, 0, 'A-3')).toMatchObject({ moves: [{ from: 'A-3', to: '' }] });
});

it('the location that the goods come from changes nothing when it is scanned again', () => {
  const inHand = { ...newMove('A-1'), part: 'BOLT', quantity: '1' };
  for (const move of [inHand, { ...inHand, to: 'A-2' }, newMove('A-1')])
    expect(atLocation([move], 0, 'A-1')).toEqual({ moves: [move], means: 'isFrom' });
});

it('goods that are to come from where they go are to go somewhere else', () => {
  const toA2 = { ...newMove('A-1', 'A-2'), part: 'BOLT', quantity: '1' };
  expect(comingFrom(toA2, 'A-2')).toEqual({ from: 'A-2', to: '' });
  expect(comingFrom(toA2, 'A-3')).toEqual({ from: 'A-3', to: 'A-2' });
  expect(atLocation([newMove('', 'A-2')], 0, 'A-2').moves).toMatchObject([{ from: 'A-2', to: '' }]);
});

it('how many somebody keyed stays with the first scan of the part, and the next one counts on', () => {
  const keyed = atLocation([{ ...newMove(), quantity: '5' }], 0, 'A-1');
  const named = withPart(keyed.moves, 0, 'BOLT', ONE);
  expect(named).toMatchObject({ moves: [{ part: 'BOLT', quantity: '5' }], more: '5' });
  expect(withPart(named.moves, 0, 'BOLT', ONE)).toMatchObject({ moves: [{ quantity: '6' }], more: '1' });
});

it('what a scan is said to add is what the form has more of, also where a carton meets a keyed quantity', () => {
  const keyed = { ...newMove('A-1'), quantity: '5' };
  const carton = { by: '10', traced: false };
  const named = withPart([keyed], 0, 'BOLT', carton);
  expect(named).toMatchObject({ moves: [{ part: 'BOLT', quantity: '5' }], more: '5' });
  expect(withPart(named.moves, 0, 'BOLT', carton)).toMatchObject({ moves: [{ quantity: '15' }], more: '10' });
  expect(withPart(named.moves, 0, 'NUT', carton)).toMatchObject({
    moves: [{ quantity: '5' }, { part: 'NUT', quantity: '10' }],
    more: '10',
  });
});

it('a traced part is counted by its serial numbers, each once in any case', () => {
  const named = withPart([newMove('A-1')], 0, 'MOTOR', TRACED);
  expect(withPart(named.moves, 0, 'MOTOR', TRACED).moves).toMatchObject([{ part: 'MOTOR', quantity: '0' }]);
  const one = withSerial(named.moves, 0, 'sn-1') ?? [];
  expect(one).toMatchObject([{ quantity: '1', serials: ['sn-1'] }]);
  expect(withSerial(one, 0, 'SN-1')).toBeUndefined();
  expect(withSerial([{ ...newMove('A-1'), part: 'MOTOR', quantity: '3' }], 0, 'sn-1')).toMatchObject([
    { quantity: '3', serials: ['sn-1'] },
  ]);
});
