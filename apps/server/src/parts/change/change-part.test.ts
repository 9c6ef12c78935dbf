import { randomUUID } from 'node:crypto';
import { SETTLED_BY_MOVES } from '@gemba/contract/parts/change/change-part';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { expect, it } from 'vitest';
import { describeReasonedChange, titlesOf } from '../../testing/reasoned-change.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
type Room = Awaited<ReturnType<typeof openStockRoom>>;

const partOf = async (room: Room) => (await room.get<Part>('/parts/NUT')).data;
const NUT = {
  description: 'A NUT',
  partType: 'BUY',
  uom: 'EA',
  trackableLevel: 'NONE',
  traceable: false,
  saleable: false,
  qIType: 'NONE',
  active: true,
};

describeReasonedChange(erp, 'changing a part', {
  method: 'PUT',
  path: '/parts/NUT',
  missing: ['/parts/NONE', 'PART_NOT_EXIST'],
  roles: ['ENGINEERING_INFO', 'FIND_PART'],
  change: { ...NUT, description: 'Hexagon nut', weight: '2.5' },
  other: { weight: '2.4' },
  bad: [
    { description: ' ' },
    { uom: undefined },
    { weight: '-1' },
    { partType: 'LOAN' },
    { revision: 'C' },
    { version: 0 },
  ],
  audited: {
    kind: 'part',
    subject: 'NUT',
    changes: [
      { field: 'description', before: 'A NUT', after: 'Hexagon nut' },
      { field: 'weight', before: null, after: '2.5000' },
    ],
  },
  seen: async (room) => ({ version: (await partOf(room)).version }),
});

const open = async () => {
  const room = await openStockRoom(erp);
  const engineer = await room.person({ userName: 'Tom', roles: ['ENGINEERING_INFO', 'FIND_PART'] });
  const change = async (fields: object) =>
    engineer.send<Part>('/app/parts/NUT', {
      method: 'PUT',
      body: { ...NUT, ...fields, reason: 'Measured', version: (await partOf(room)).version },
      headers: { 'Idempotency-Key': randomUUID() },
    });
  return { room, change };
};

it('writes every field, empties those that are left out, and keeps number, revision and hold', async () => {
  const { room, change } = await open();
  await room.insert('product_line', { product_code: 'FIX', product_name: 'Fixings' });
  const fields = {
    descriptionZh: '螺母',
    descriptionEs: 'Tuerca',
    partType: 'MAKE',
    uom: 'KG',
    trackableLevel: 'LOT',
    traceable: true,
    saleable: true,
    drawing: 'D-1',
    material: 'Steel',
    productCode: 'FIX',
    defaultLocation: 'A-01',
    buyerCode: 'B1',
    inventoryClass: 'A',
    makeLeadTime: 7,
    qIType: 'FULL',
    active: false,
  };
  const figures = { minQty: '1', maxQty: '5', weight: '0.1', length: '2', width: '3', height: '4', volume: '5' };
  const { data } = await change({ ...fields, ...figures, weightUnit: 'kg', stdCost: '2', listPrice: '3' });
  expect(data).toMatchObject({
    ...fields,
    maxQty: '5.0000',
    volume: '5.0000',
    stdCost: '2.000000',
    listPrice: '3.000000',
  });
  expect((await change({})).data).toMatchObject({ ...NUT, drawing: null, minQty: null, productCode: null });
});

it('keeps what moved goods have settled, at its field, and changes nothing else of it either', async () => {
  const { room, change } = await open();
  expect(await partOf(room)).toMatchObject({ hasMoved: false });
  await room.opening('NUT', 'A-01', '10');
  expect(await partOf(room)).toMatchObject({ hasMoved: true });
  const others = { uom: 'KG', partType: 'RAW', trackableLevel: 'LOT', traceable: true, stdCost: '9' };
  expect(Object.keys(others).toSorted()).toEqual(SETTLED_BY_MOVES.toSorted());
  for (const [field, value] of Object.entries(others))
    expect(await change({ description: 'Other', [field]: value })).toMatchObject({
      code: 409,
      msgCode: 'PART_HAS_MOVED',
      data: { partNumber: 'NUT', field },
    });
  expect(await partOf(room)).toMatchObject({ description: 'A NUT', uom: 'EA' });
  expect((await change({ description: 'Other' })).data).toMatchObject({ description: 'Other' });
});

it('refuses contradicting quantities and unknown codes at their fields, as for a new part', async () => {
  const { change } = await open();
  expect(await change({ minQty: '10', maxQty: '9' })).toMatchObject({
    msgCode: 'MINIMUM_ABOVE_MAXIMUM',
    data: { field: 'minQty' },
  });
  expect(await change({ buyerCode: 'B9' })).toMatchObject({
    msgCode: 'CODE_NOT_EXIST',
    data: { field: 'buyerCode', value: 'B9' },
  });
});

it('tells the makers of its open orders', async () => {
  const { room, change } = await open();
  await room.purchaseOrder([{ part: 'NUT', quantity: '5' }]);
  await change({ material: 'Brass' });
  expect(await titlesOf(room.browser)).toMatchObject([
    { title: 'Part NUT was changed', content: 'Tom changed its fields.\n\nMeasured' },
  ]);
});

it('keeps its fields when a file says otherwise, and takes those that nobody has changed here', async () => {
  const { room, change } = await open();
  await change({ description: 'Hexagon nut' });
  const bring = (row: object) =>
    room.post('/imports/parts', { rows: [{ partNumber: 'NUT', partType: 'BUY', ...row }] });
  expect((await bring({ description: 'Nut' })).data).toMatchObject({
    changed: 0,
    conflicts: [{ column: 'description', text: expect.stringContaining('it was changed here') }],
  });
  expect((await bring({ description: 'Hexagon nut', material: 'Brass' })).data).toMatchObject({ changed: 1 });
  expect(await partOf(room)).toMatchObject({ description: 'Hexagon nut', material: 'Brass' });
});
