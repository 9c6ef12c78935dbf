import { expect, it } from 'vitest';
import { elementsOf, type GoodsCode, readGoodsCode, SEPARATOR } from './goods-code.ts';

/** As a scanner types it: the kind of the code, then the fields. */
const scanned = (goods: GoodsCode, kind = ']d2') =>
  kind +
  elementsOf(goods)
    .map((element) => element.join(''))
    .join(SEPARATOR);

it.each<[string, GoodsCode]>([
  ['a part alone', { partNumber: 'BRG-6204-2RS' }],
  ['a part, its lot and how many', { partNumber: '../../ETC/PASSWD', lotNumber: 'K260618-3', quantity: '40' }],
  ['a serial number', { partNumber: 'GBX-(1).2', serialNumber: 'SN/0001', quantity: '1' }],
  ['a quantity that is no count', { partNumber: 'OIL-220', quantity: '12.5' }],
  [
    'a lot in signs that the standard does not have',
    { partNumber: 'OIL-220', lotNumber: '炉号_7~#% (A)', quantity: '1' },
  ],
  ['a serial number that is too long for its field', { partNumber: 'OIL-220', serialNumber: 'S'.repeat(60) }],
])('says %s, and is read back', (_, goods) => {
  expect(readGoodsCode(scanned(goods))).toEqual(goods);
});

it('is read by a scanner that does not tell the kind of a code, as long as it has two fields', () => {
  expect(readGoodsCode(scanned({ partNumber: 'ABC', quantity: '2' }, ''))).toEqual({
    partNumber: 'ABC',
    quantity: '2',
  });
});

it('writes a count as the standard does, whatever zeros the quantity has', () => {
  expect(elementsOf({ partNumber: 'ABC', quantity: '40.0000' })).toEqual([
    ['240', 'ABC'],
    ['30', '40'],
  ]);
});

it('reads a carton on which the vendor wrote our number, and how many are in it', () => {
  const carton = '(01)09506000134352(240)THEIRS-1(241)BRG-6204-2RS(10)A-7(37)40';
  expect(readGoodsCode(carton)).toEqual({ partNumber: 'BRG-6204-2RS', lotNumber: 'A-7', quantity: '40' });
});

it('takes nothing from a code with a mistake in it', () => {
  expect(readGoodsCode('(01)09506000134353(241)BRG-6204-2RS')).toBeUndefined();
  expect(readGoodsCode(`]d2240BRG-6204-2RS${SEPARATOR}17271331`)).toBeUndefined();
});

it('leaves bare codes and codes of others alone', () => {
  expect(['BRG-6204-2RS', '240-12', ']C10112345678901231', '5414011850015'].map(readGoodsCode)).toEqual(
    Array(4).fill(undefined),
  );
});
