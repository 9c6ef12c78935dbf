import { defineCall } from '../kit/call.ts';
import { Customer, params } from './customer.ts';
import { CUSTOMER_ACCESS } from './list-addresses.ts';

export const getCustomer = defineCall({
  name: 'getCustomer',
  method: 'GET',
  path: '/customers/:customerId',
  summary: 'One customer with all that is known of it, and how much of its credit is used',
  access: CUSTOMER_ACCESS,
  params,
  example: { params: { customerId: 'C-1' } },
  reply: Customer,
  refusals: ['CUSTOMER_NOT_EXIST'],
});
