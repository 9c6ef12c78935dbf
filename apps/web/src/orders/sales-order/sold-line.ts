import { namesOf } from '@gemba/contract/kit/names';
import type { Quote } from '@gemba/contract/orders/quote/get-quote';
import type { SalesOrder } from '@gemba/contract/orders/sales-order/get-sales-order';
import type { FieldName } from '../detail/fields.ts';
import type { ColumnName, LineGroup, LineView } from '../detail/line-view.ts';

type SoldItem = SalesOrder['items'][number] | Quote['items'][number];

const quantityOf = (item: SoldItem) => ('quantity' in item ? item.quantity : item.quantityOrdered);

export const soldLine = (item: SoldItem): LineView => ({
  number: item.itemNumber,
  code: item.part,
  ...namesOf(item),
  revision: item.revision,
  amount: item.extPrice,
  each: { quantity: quantityOf(item), price: item.listPrice, discount: item.discount },
  day: item.dateRequired,
  reading: item,
});

export const changeableItem = (item: SoldItem) => ({
  itemNumber: item.itemNumber,
  part: item.part,
  quantity: quantityOf(item),
  price: item.listPrice,
  dateRequired: item.dateRequired,
});

export const SOLD_COLUMNS: readonly ColumnName[] = ['part', 'quantity', 'price', 'dateRequired', 'amount'];

export const PRICES: LineGroup = { title: 'prices', fields: ['listPrice', 'discount', 'taxRate', 'extPrice'] };

export const PARTY = ['customerId', 'shipToId', 'salesCode', 'owner'] as const satisfies FieldName[];
export const NOTES = ['project', 'relatedDoc', 'message'] as const satisfies FieldName[];
export const MONEY = [
  'terms',
  'currency',
  'exchangeRate',
  'approvalTotal',
  'baseCurrency',
] as const satisfies FieldName[];
