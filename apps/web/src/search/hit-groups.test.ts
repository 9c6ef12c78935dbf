import type { Hit } from '@gemba/contract/search/find-everything';
import { HIT_KINDS, type HitKind } from '@gemba/contract/search/hit-kinds';
import { expect, it } from 'vitest';
import { groupHits } from './hit-groups.ts';

const hitOf = (kind: HitKind, id: string, exact = false): Hit => ({
  kind,
  id,
  exact,
  canApprove: false,
  name: '',
  nameZh: null,
  nameEs: null,
  detail: null,
  detailKind: null,
  status: null,
  due: null,
  onHand: null,
  uom: null,
  fileName: null,
  phone: null,
});

it('shows exact hits apart, and the others by group', () => {
  const hits = [hitOf('part', 'P-1'), hitOf('po', '1', true), hitOf('wo', '12'), hitOf('so', '13')];
  const { exact, groups } = groupHits(hits, [], '1');
  expect(exact.map(({ id }) => id)).toEqual(['1']);
  expect(groups.map(({ group, hits: own }) => [group, own.map(({ id }) => id)])).toEqual([
    ['parts', ['P-1']],
    ['orders', ['12', '13']],
  ]);
});

it('has a group for every kind', () => {
  for (const kind of HIT_KINDS) expect(groupHits([hitOf(kind, 'X')], [], 'x').groups).toHaveLength(1);
});

it('leads to the list with all of them, where some are left out', () => {
  const hits = [hitOf('so', '31'), hitOf('part', 'A/1')];
  expect(groupHits(hits, ['so', 'part'], '3 & 4').groups.map(({ all }) => all)).toEqual([
    '/pnList?q=3+%26+4',
    '/orderList?kind=so&status=all&q=3+%26+4',
  ]);
  expect(groupHits(hits, ['po'], '3').groups.map(({ all }) => all)).toEqual([
    '/orderList?kind=po&status=all&q=3',
    undefined,
  ]);
});

it('shows what begins a word before what stands inside of one', () => {
  const named = (kind: HitKind, id: string, name: string) => ({ ...hitOf(kind, id), name });
  const hits = [
    named('part', 'P-1', 'Engines'),
    named('customer', 'C-1', 'Baltic Machines'),
    named('customer', 'C-2', 'The Inés Mill'),
    named('employee', 'E-1', 'Ines Ortega'),
  ];
  expect(groupHits(hits, [], 'ines').groups.map(({ group, hits: own }) => [group, own.map(({ id }) => id)])).toEqual([
    ['customers', ['C-2', 'C-1']],
    ['people', ['E-1']],
    ['parts', ['P-1']],
  ]);
  const numbers = [named('location', 'A-03-2', ''), named('po', '48205', 'Iron')];
  for (const typed of ['a032', 'a-03', 'po482', '482'])
    expect(groupHits(numbers, [], typed).groups[0]?.begins).toBe(true);
  expect(groupHits([named('part', 'P-1', '深沟球轴承')], [], '轴承').groups[0]?.begins).toBe(true);
});
