import type { LogRow } from '@gemba/contract/inventory/inventory-shapes';
import { expect, it } from 'vitest';
import { changedIn, signedQuantity } from './changed.ts';

const same = { old: '5.0000', new: '5.0000' };
const row = (changes: Partial<LogRow>) =>
  ({ onhand: same, inQA: same, sip: same, sit: same, wip: same, inTO: same, ...changes }) as LogRow;

it('names what changed, and counts what is on hand before all else', () => {
  const released = row({ inQA: { old: '200.0000', new: '0.0000' }, onhand: { old: '400.0000', new: '600.0000' } });
  expect(changedIn(released)).toEqual(['onhand', 'inQA']);
  expect(signedQuantity(released)).toBe('200.0000');
});

it('falls back on what else changed, and says nothing of a row that only changed a cost', () => {
  expect(signedQuantity(row({ sip: { old: '40.0000', new: '0.0000' } }))).toBe('-40.0000');
  expect(signedQuantity(row({}))).toBeUndefined();
});
