import { expect, it } from 'vitest';
import { goodsActs } from './goods-acts.ts';

const all = new Set([
  '/warehouse/move',
  '/warehouse/countList',
  '/label/part',
  '/label/location',
  '/receivePo',
  '/receivePo/editPo',
  '/shipperWo',
  '/quality/putAside',
]);

it('fills in the part and the location that are on the screen', () => {
  expect(goodsActs({ part: 'SEL-45/65', location: 'A-03-2' }, all).map(({ href }) => href)).toEqual([
    '/warehouse/move?part=SEL-45%2F65&from=A-03-2',
    '/warehouse/countList?start=A-03-2&part=SEL-45%2F65',
    '/label/part?partNumber=SEL-45%2F65',
    '/receivePo?part=SEL-45%2F65&location=A-03-2',
    '/shipperWo?part=SEL-45%2F65&location=A-03-2',
    '/quality/putAside?part=SEL-45%2F65&location=A-03-2',
  ]);
});

it('offers all six of a part and of a location, filled in', () => {
  expect(goodsActs({ location: 'A-03-2' }, all).map(({ href }) => href)).toEqual([
    '/warehouse/move?from=A-03-2',
    '/warehouse/countList?start=A-03-2',
    '/label/location?location=A-03-2',
    '/receivePo?location=A-03-2',
    '/shipperWo?location=A-03-2',
    '/quality/putAside?location=A-03-2',
  ]);
  expect(goodsActs({ part: 'BOLT' }, all).map(({ act }) => act)).toEqual([
    'move',
    'count',
    'label',
    'receive',
    'issue',
    'putAside',
  ]);
  expect(goodsActs({ part: 'BOLT' }, all)[1]).toMatchObject({ href: '/warehouse/countList?part=BOLT' });
});

it('offers only screens that the person may open', () => {
  expect(goodsActs({ part: 'BOLT', location: 'A-1' }, new Set(['/label/part'])).map(({ act }) => act)).toEqual([
    'label',
  ]);
});

it('offers to receive to those who may, not to those who may only look at the orders', () => {
  expect(goodsActs({ part: 'BOLT' }, new Set(['/receivePo', '/label/part'])).map(({ act }) => act)).toEqual(['label']);
});
