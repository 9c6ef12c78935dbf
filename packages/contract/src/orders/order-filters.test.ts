import { expect, it } from 'vitest';
import {
  ORDER_FILTERS,
  PURCHASE_ORDER_DATE_TYPES,
  purchaseOrderFilters,
  quoteFilters,
  salesOrderFilters,
  workOrderFilters,
} from './order-filters.ts';

it.each([
  ['purchase orders', purchaseOrderFilters],
  ['sales orders', salesOrderFilters],
  ['quotes', quoteFilters],
  ['work orders', workOrderFilters],
])('finds every state of %s under exactly one filter besides all', (_, filters) => {
  const { all, ...others } = filters;
  const listed: string[] = Object.values(others).flat();
  expect(listed).toHaveLength(all.length);
  expect(new Set(listed)).toEqual(new Set(all));
});

it('has the filters and the dates of the specification', () => {
  expect(ORDER_FILTERS).toEqual(['open', 'closed', 'cancelled', 'notApproved', 'all']);
  expect(PURCHASE_ORDER_DATE_TYPES).toEqual(['poDate', 'arrivalDate', 'shipDate']);
});

it('shows an approved purchase order as open and a fully received one as closed', () => {
  expect(purchaseOrderFilters.open).toContain('APPROVED');
  expect(purchaseOrderFilters.closed).toContain('RECEIVED');
});
