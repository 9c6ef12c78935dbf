import { expect, it } from 'vitest';
import { bodyOf, errorsOf, fieldsOfRefusal, nextItem, nothingTyped, type TypedItem, withScanned } from './new-bom.ts';

const item = (more: Partial<TypedItem> = {}): TypedItem => ({ ...nextItem([], 'x'), component: 'BOLT-1', ...more });
const typed = (...items: TypedItem[]) => ({ ...nothingTyped(' gbx/1(a) '), items });

it('sends numbers as they are written and leaves out what was left open', () => {
  expect(bodyOf(typed(item({ component: ' bolt-1 ', quantity: '2.5', note: '  ' })))).toEqual({
    partNumber: 'GBX/1(A)',
    revision: 'A',
    items: [{ itemNumber: 1, component: 'BOLT-1', makeBuy: 'BUY', quantity: '2.5', sparePart: false }],
  });
});

it('numbers the next item after the highest', () => {
  expect(nextItem([item({ itemNumber: '30' }), item({ itemNumber: '7' })], 'y').itemNumber).toBe('31');
});

it('says each rule at its own place', () => {
  const wrong = typed(item({ component: 'AB', quantity: '0' }), item({ itemNumber: '0', replaceItem: 'a b' }));
  expect(Object.fromEntries(errorsOf({ ...wrong, partNumber: '', revision: 'a b' }))).toEqual({
    partNumber: 'noPartNumber',
    revision: 'revision',
    'items.0.component': 'partNumber',
    'items.0.quantity': 'quantity',
    'items.1.itemNumber': 'itemNumber',
    'items.1.replaceItem': 'partNumber',
  });
  expect(errorsOf(typed()).size).toBe(0);
});

it.each([
  ['BOM_EXISTS', { partNumber: 'GBX/1(A)' }, ['partNumber']],
  ['BOM_WITHOUT_ITEMS', {}, ['items']],
  ['BOM_DUPLICATE_ITEM', { itemNumber: 1 }, ['items.1.itemNumber']],
  ['BOM_LOOP', { loop: 'GBX/1(A) → NUT-1 → GBX/1(A)' }, ['items.1.component']],
  ['BOM_LOOP', { loop: 'GBX/1(A) → OLD-1 → GBX/1(A)' }, ['items.1.replaceItem']],
  ['PART_REVISION_NOT_EXIST', { partNumber: 'GBX/1(A)', revision: 'A' }, ['revision']],
  ['PART_NOT_EXIST', { partNumber: 'GBX/1(A)' }, ['partNumber']],
  ['PART_NOT_EXIST', { partNumber: 'BOLT-1' }, ['items.0.component']],
  ['PART_NOT_EXIST', { partNumber: 'OLD-1' }, ['items.1.replaceItem']],
] as const)('%s is said where it belongs', (code, data, fields) => {
  const body = bodyOf(typed(item(), item({ component: 'NUT-1', replaceItem: 'OLD-1' })));
  expect(fieldsOfRefusal(code, data, body)).toEqual(fields);
});

it('a scanned part is the one of the BOM, then a component of the next item', () => {
  const begun = withScanned(nothingTyped(''), 'GBX-1', '1');
  expect(begun).toMatchObject({ partNumber: 'GBX-1', items: [] });
  const one = withScanned(begun, 'BOLT-1', '1');
  expect(one.items).toMatchObject([{ id: '1', itemNumber: '1', component: 'BOLT-1' }]);
  const blank = { ...one, items: [...one.items, nextItem(one.items, '2')] };
  expect(withScanned(blank, 'NUT-1', '3').items).toMatchObject([
    { component: 'BOLT-1' },
    { id: '2', component: 'NUT-1' },
  ]);
});
