import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { CatalogRow, params } from './customer.ts';
import { CUSTOMER_ACCESS } from './list-addresses.ts';

export const getCustomerCatalog = defineCall({
  name: 'getCustomerCatalog',
  method: 'GET',
  path: '/customers/:customerId/catalog',
  summary: 'The sales catalogue of a customer: parts, their number there, agreed prices',
  access: CUSTOMER_ACCESS,
  params,
  query: z.strictObject(pageQuery),
  example: { params: { customerId: 'C-1' } },
  reply: pageOf(CatalogRow),
  refusals: ['CUSTOMER_NOT_EXIST'],
});
