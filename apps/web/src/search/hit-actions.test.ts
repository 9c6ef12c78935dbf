import { screens } from '@gemba/contract/screens';
import type { Hit } from '@gemba/contract/search/find-everything';
import { expect, it } from 'vitest';
import { actionsWith } from './hit-actions.ts';

const all = new Set(Object.keys(screens));
const hitOf = (kind: Hit['kind'], status: string | null, canApprove = false): Hit => ({
  kind,
  id: '1',
  status,
  exact: true,
  canApprove,
  name: '',
  nameZh: null,
  nameEs: null,
  detail: null,
  detailKind: null,
  due: null,
  onHand: null,
  uom: null,
  fileName: null,
  phone: null,
});
const labels = (hit: Hit, menus: ReadonlySet<string> = all) => actionsWith(hit, menus).map(({ label }) => label);

it.each([
  ['po', 'APPROVED', ['receive']],
  ['po', 'PARTIAL', ['receive']],
  ['po', 'NOT_APPROVED', []],
  ['po', 'CLOSED', []],
  ['so', 'OPEN', ['ship']],
  ['so', 'HOLD', []],
  ['wo', 'RUN', ['receive', 'issue', 'report']],
  ['rma', 'APPROVED', ['receive']],
  ['rma', 'RECEIVED', []],
  ['rtv', 'PARTIAL', ['ship']],
  ['rtv', 'SHIPPED', []],
  ['proformaReceiver', 'OPEN', ['receive']],
  ['receiver', 'RECEIVED', []],
  ['part', null, ['stock']],
  ['location', null, ['stock']],
] as const)('a %s that is %s offers %j', (kind, status, expected) => {
  expect(labels(hitOf(kind, status))).toEqual(expected);
});

it('offers to approve where the server says that this person may', () => {
  expect(labels(hitOf('po', 'NOT_APPROVED', true))).toEqual(['approve']);
  expect(labels(hitOf('so', 'NOT_REVIEWED', true))).toEqual(['approve']);
});

it('offers nothing that this person may not open', () => {
  expect(labels(hitOf('po', 'APPROVED'), new Set(['/poDetail']))).toEqual([]);
});

it('offers to receive what is announced to those who may receive', () => {
  const seen = new Set(['/proformaReceiver/detail']);
  expect(labels(hitOf('proformaReceiver', 'OPEN'), seen)).toEqual([]);
  expect(labels(hitOf('proformaReceiver', 'OPEN'), new Set([...seen, '/receivePo/editPo']))).toEqual(['receive']);
});
