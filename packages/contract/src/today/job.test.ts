import { expect, it } from 'vitest';
import { ROLES } from '../kit/roles.ts';
import { inOrder, JOB_KINDS, type Job, kindsFor, standingOf } from './job.ts';

const job = (facts: Partial<Job>): Job => ({
  kind: 'receive',
  standing: 'waiting',
  number: '1',
  orderType: null,
  part: null,
  name: null,
  nameZh: null,
  nameEs: null,
  place: null,
  lines: null,
  quantity: null,
  amount: null,
  currency: null,
  readiness: null,
  locked: false,
  due: null,
  since: null,
  started: false,
  ...facts,
});

it('puts alarms first, then work that can be done now, late before due and waiting, and what is blocked last', () => {
  const ship = (facts: Partial<Job>) => job({ kind: 'ship', standing: 'late', due: '2026-04-01', ...facts });
  const jobs = [
    job({ number: 'waits' }),
    job({ number: 'today', standing: 'today', due: '2026-06-18' }),
    job({ number: 'approve', kind: 'approve', standing: 'late', due: '2026-06-17' }),
    job({ number: 'later', standing: 'late', due: '2026-06-17' }),
    job({ number: 'overCredit', kind: 'overCredit' }),
    job({ number: 'shortage', kind: 'shortage', standing: 'late', due: '2026-05-01' }),
    ship({ number: 'empty', readiness: 'none' }),
    ship({ number: 'locked', readiness: 'ready', locked: true }),
    ship({ number: 'in part', readiness: 'part', due: '2026-06-02' }),
    job({ number: 'oldest', standing: 'late', due: '2026-06-01' }),
    job({ number: 'alarm', kind: 'alarm', standing: 'now', since: '2026-06-18T07:00:00Z' }),
  ];
  expect(inOrder(jobs).map(({ number }) => number)).toEqual([
    'alarm',
    'oldest',
    'in part',
    'approve',
    'later',
    'today',
    'waits',
    'empty',
    'locked',
    'shortage',
    'overCredit',
  ]);
});

it('tells late from today and later', () => {
  const told = (due: string | null) => standingOf(due, '2026-06-18');
  expect([told('2026-06-17'), told('2026-06-18'), told('2026-06-19'), told(null)]).toEqual([
    'late',
    'today',
    'waiting',
    'waiting',
  ]);
});

it('gives everything to somebody with every role, and only alarms to somebody without any', () => {
  expect(kindsFor({ roles: ROLES, isEmployee: true })).toEqual(JOB_KINDS);
  expect(kindsFor({ roles: [], isEmployee: false })).toEqual(['alarm']);
});
