import { beforeEach, expect, it } from 'vitest';
import { connectFormOwner } from '../kit/form/form-owner.ts';
import { storedKeys, writeText } from '../kit/store/storage.ts';
import { lastOpened } from './last-opened.ts';
import { noteOpened, openedBy } from './note-opened.ts';

connectFormOwner(() => 'DEMO/warehouse');

beforeEach(() => {
  for (const key of storedKeys()) writeText(key, null);
});

it.each([
  ['/poDetail?poNumber=48205', 'po', '48205'],
  ['/soDetail?soNumber=31077&tab=items', 'so', '31077'],
  ['/pnDetail?partNumber=SEL-35%2F52%2F7-NBR', 'part', 'SEL-35/52/7-NBR'],
  ['/receiverDetail?receiverNumber=1001', 'receiver', '1001'],
  ['/shipperDetail?shipperNumber=9001', 'shipper', '9001'],
  ['/quality/inspection?irNumber=5524', 'inspection', '5524'],
  ['/quality/ncr?ncrNumber=362', 'ncr', '362'],
  ['/address/customer/detail?customerId=ARD-001', 'customer', 'ARD-001'],
  ['/address/vendor/detail?vendorId=KES-031', 'vendor', 'KES-031'],
  ['/inventory/list?q=A-03-2', 'location', 'A-03-2'],
  ['/inventory/detail?partNumber=BRG-6204-2RS&location=A-03-2', 'stock', 'BRG-6204-2RS'],
])('%s opens a %s', (address, kind, id) => {
  expect(openedBy(address)).toMatchObject({ kind, id });
});

it.each([
  '/navigation',
  '/receivePo',
  '/pnList?q=seal',
  '/inventory/list?by=part&q=SEL',
  '/label/part?partNumber=X-1',
  '/poDetail',
])('%s opens nothing', (address) => expect(openedBy(address)).toBeUndefined());

it('remembers a thing once, also where the search has remembered it, or a person who stands under it', () => {
  const named = { nameZh: null, nameEs: null, detail: null, detailKind: null, fileName: null };
  const kept = () =>
    lastOpened()
      .get()
      .map(({ kind, id, name }) => [kind, id, name]);
  lastOpened().add({ kind: 'vendorContact', id: 'KES-031', name: 'Ines', ...named });
  noteOpened('/address/vendor/detail?vendorId=KES-031');
  expect(kept()).toEqual([['vendorContact', 'KES-031', 'Ines']]);
  noteOpened('/poDetail?poNumber=48205');
  noteOpened('/poDetail?poNumber=48205&tab=items');
  noteOpened('/receivePo');
  expect(kept()).toEqual([
    ['po', '48205', ''],
    ['vendorContact', 'KES-031', 'Ines'],
  ]);
});
