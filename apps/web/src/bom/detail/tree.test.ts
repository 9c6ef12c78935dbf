import type { BomRow } from '@gemba/contract/bom/bom-shapes';
import { expect, it } from 'vitest';
import { byParent, keyOf, linesOf, rowsBelow } from './tree.ts';

const row = (path: string, more: Partial<BomRow> = {}): BomRow => ({
  path,
  level: path.split('.').length,
  itemNumber: Number(path.split('.').at(-1)),
  component: `P-${path}`,
  description: 'Part',
  descriptionZh: null,
  descriptionEs: null,
  revision: 'A',
  makeBuy: 'BUY',
  quantity: '2.0000',
  totalQuantity: '2.0000',
  uom: 'EA',
  sparePart: false,
  replaceItem: null,
  note: null,
  unitCost: '1.000000',
  extendedCost: '2.000000',
  onHand: '0.0000',
  short: '0.0000',
  hold: false,
  openEcns: [],
  hasBom: false,
  ...more,
});

const top = [row('1', { hasBom: true }), row('2')];
const inside = [row('1.10', { hasBom: true }), row('1.20')];
const everything = [top[0], inside[0], row('1.10.5'), inside[1], top[1]].flatMap((found) => (found ? [found] : []));
const drawn = (open: string[], below: Parameters<typeof linesOf>[1]['below']) =>
  linesOf(top, { isOpen: (path) => open.includes(path), below }).map(keyOf);

it('draws what is open, in the order in which a tree is read', () => {
  const children = byParent(everything);
  const below = ({ path }: BomRow) => children.get(path) ?? [];
  expect(drawn([], below)).toEqual(['1', '2']);
  expect(drawn(['1'], below)).toEqual(['1', '1.10', '1.20', '2']);
  expect(drawn(['1', '1.10'], below)).toEqual(['1', '1.10', '1.10.5', '1.20', '2']);
  expect(drawn(['1.10'], below)).toEqual(['1', '2']);
});

it('keeps a place for rows that are coming or could not be read', () => {
  expect(drawn(['1'], () => 'coming')).toEqual(['1', '1…', '2']);
  expect(drawn(['1'], () => 'failed')).toEqual(['1', '1…', '2']);
});

it('takes a row of one level into the tree with the quantity of all that lies above', () => {
  const parent = row('3.1', { totalQuantity: '6.5000' });
  const [below] = rowsBelow(parent, [row('20', { quantity: '1.2000', totalQuantity: '1.2000' })]);
  expect(below).toMatchObject({ path: '3.1.20', level: 3, quantity: '1.2000' });
  expect(Number(below?.totalQuantity)).toBe(7.8);
});

it('loses nothing of small quantities on the way down', () => {
  const rowsOf = (quantity: string) => [row('1', { quantity, totalQuantity: quantity })];
  const down = ['0.0020', '10000.0000'].reduce<BomRow | undefined>(
    (parent, quantity) => parent && rowsBelow(parent, rowsOf(quantity))[0],
    rowsOf('0.0100')[0],
  );
  expect(Number(down?.totalQuantity)).toBe(0.2);
});
