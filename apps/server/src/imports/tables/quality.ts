import { amount, code, day, message, oneOf, text } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { IR_NUMBER, link, location, number, PIECES, partNumber, quantity, to, user } from './names.ts';

const pieces = (name: string, example: string) => amount(name, PIECES, { empty: '0', example });

const inspectionReports: ImportTable = {
  kind: 'inspectionReports',
  table: 'inspection_report',
  key: ['irNumber'],
  columns: [
    code('irNumber', { example: '5524' }, IR_NUMBER),
    day('irDate', { example: '2026-01-30' }),
    partNumber(),
    text('revision', 10, { empty: null, example: 'A' }),
    code('vendorId', { empty: null, example: 'V2001' }),
    link('poNumber', '48164'),
    pieces('quantityInspected', '100'),
    pieces('quantityQualified', '98'),
    pieces('quantityRejected', '2'),
    oneOf('result', ['WAITING', 'OK', 'PARTIAL', 'REJECT'], { empty: 'WAITING', example: 'PARTIAL' }),
    text('finding', 500, { empty: null, example: 'Noise above the limit' }),
    user('inspectedBy', { empty: null, example: 'mlopez' }),
  ],
  references: [to.part('partNumber'), to.vendor('vendorId'), to.purchaseOrder('poNumber')],
  settled: [
    {
      when: 'exists (select from receiver_item as i where i.company_id = $1 and i.ir_number = old.ir_number)',
      why: 'goods were received by it',
    },
  ],
};

const ncrs: ImportTable = {
  kind: 'ncrs',
  table: 'ncr',
  key: ['ncrNumber'],
  columns: [
    number('ncrNumber', '9107'),
    day('ncrDate', { example: '2026-02-02' }),
    oneOf('source', ['RECEIVER', 'WORK_ORDER', 'RMA', 'STOCK'], { example: 'STOCK' }),
    partNumber(),
    location('location', { empty: null, example: 'A-01-1' }),
    code('vendorId', { empty: null, example: 'V2001' }),
    code('irNumber', { empty: null, example: '5524' }, IR_NUMBER),
    link('receiverNumber'),
    link('woNumber'),
    link('rmaNumber'),
    quantity('quantity', '2'),
    message('description', 1_000, { example: 'Lip hardened' }),
  ],
  references: [
    to.part('partNumber'),
    to.location('location'),
    to.vendor('vendorId'),
    to.inspection('irNumber'),
    to.receiver('receiverNumber'),
    to.workOrder('woNumber'),
    to.rma('rmaNumber'),
  ],
  settled: [{ when: `old.status = 'CLOSED'`, why: 'it was decided here' }],
  made: { raised_by: 'current_person()' },
  needsPerson: true,
  versioned: true,
  exported: `old.status = 'OPEN'`,
};

export const quality = { inspectionReports, ncrs };
