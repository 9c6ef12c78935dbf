import { expect, it } from 'vitest';
import { createTimeReportRules } from './create-time-report-rules.ts';
import { AFTER_DAYS, DAILY_DAYS } from './time-rules.ts';
import type { exampleReport } from './typed-report.ts';

const now = new Date('2026-11-10T12:00:00Z');
const operation = { wc: 'CNC-04', maximum: '60.0000', defectItems: [{ item: 'BURR' }, { item: 'POROSITY' }] };
const report = {
  woNumber: '70418',
  sequence: 30,
  wageType: 2,
  qualifiedQty: '60',
  defectiveItems: [{ item: 'BURR', quantity: '1' }],
  start: '2026-11-10T06:00:00Z',
  end: '2026-11-10T12:00:00Z',
} as const;
type Body = typeof exampleReport;
const found = (change: Partial<Body>, facts = {}) =>
  createTimeReportRules(
    { body: { ...report, defectiveItems: [...report.defectiveItems], ...change } },
    { operation, now, days: DAILY_DAYS, ...facts },
  ).map(({ code, field }) => [code, field]);

it('lets a report through that is whole, in the past and within the maximum', () => {
  expect(found({})).toEqual([]);
});

it.each([
  ['WORK_ORDER_AND_SEQUENCE_REQUIRED', 'woNumber', { woNumber: undefined }],
  ['WORK_ORDER_AND_SEQUENCE_REQUIRED', 'sequence', { sequence: undefined }],
  ['QUANTITY_REQUIRED', 'qualifiedQty', { qualifiedQty: undefined }],
  ['DEFECTIVE_ITEM_NOT_EXIST', 'defectiveItems.0.item', { defectiveItems: [{ item: 'LEAK', quantity: '1' }] }],
  [
    'DEFECTIVE_ITEM_TWICE',
    'defectiveItems.1.item',
    { defectiveItems: ['1', '2'].map((quantity) => ({ item: 'BURR', quantity })) },
  ],
  ['QUALIFIED_QTY_OVER_MAXIMUM_WARNING', 'qualifiedQty', { qualifiedQty: '60.0001' }],
  ['END_BEFORE_START', 'end', { end: report.start }],
  ['TIME_IN_FUTURE', 'end', { end: '2026-11-10T12:00:01Z' }],
  ['TIME_TOO_OLD', 'start', { start: '2026-11-09T11:59:59Z', end: '2026-11-09T12:30:00Z' }],
] as const)('finds %s at %s', (code, field, change) => {
  expect(found(change as Partial<Body>)).toEqual([[code, field]]);
});

it('says that a work centre has no defect items before it names one', () => {
  expect(found({}, { operation: { ...operation, defectItems: [] } })).toEqual([
    ['DEFECTIVE_ITEMS_NOT_CONFIGURED', 'defectiveItems'],
  ]);
});

it('goes above the maximum once that is confirmed', () => {
  expect(found({ qualifiedQty: '64', confirm: ['QUALIFIED_QTY_OVER_MAXIMUM_WARNING'] })).toEqual([]);
});

it('goes a month back after the fact, and spans no more than a day', () => {
  const after = (change: Partial<Body>) => found(change, { days: AFTER_DAYS });
  expect(after({ start: '2026-10-11T06:00:00Z', end: '2026-10-11T14:00:00Z' })).toEqual([]);
  expect(after({ start: '2026-11-01T06:00:00Z', end: '2026-11-02T06:00:01Z' })).toEqual([['TIME_TOO_LONG', 'end']]);
});
