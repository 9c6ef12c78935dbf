import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Issue } from './issue.ts';

export const getIssue = defineCall({
  name: 'getIssue',
  method: 'GET',
  path: '/issues/:issueNumber',
  summary: 'One issue with what became of its components',
  access: ['ADD_SHIPPER'],
  params: z.strictObject({ issueNumber: OrderNumber }),
  example: { params: { issueNumber: '20001' } },
  reply: Issue,
  refusals: ['ISSUE_NOT_EXIST'],
});
