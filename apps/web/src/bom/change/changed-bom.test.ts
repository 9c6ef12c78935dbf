import { describe, expect, it } from 'vitest';
import type { Bom } from '../detail/bom.ts';
import { nextRevision, typedFrom } from './changed-bom.ts';

describe('the revision after another', () => {
  it.each([
    ['A', 'B'],
    ['Y', 'Z'],
    ['Z', ''],
    ['9', '10'],
    ['09', '10'],
    ['A.1', ''],
  ])('%s: %s', (revision, next) => expect(nextRevision(revision)).toBe(next));
});

it('starts from the items as they are, and from the revision that an open ECN asks for', () => {
  const row = { itemNumber: 20, component: 'BOLT', makeBuy: 'BUY', sparePart: true, replaceItem: null, note: 'M8' };
  const bom = {
    partNumber: 'GEARBOX',
    revision: 'B',
    openEcns: [{ ecnNumber: 'E-1', newRevision: 'D', dueDate: '2026-11-20' }],
    rows: [
      { ...row, quantity: '10.0000' },
      { ...row, itemNumber: 30, quantity: '0.2500' },
    ],
  } as unknown as Bom;
  expect(typedFrom(bom)).toMatchObject({
    from: 'B',
    revision: 'D',
    items: [
      { itemNumber: '20', component: 'BOLT', quantity: '10', replaceItem: '', note: 'M8', sparePart: true },
      { quantity: '0.25' },
    ],
  });
});
