import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { revision, UserDetail, userBody, userParams } from './user.ts';

/** Changed roles or another employee end the sessions of the user: what their devices show is no longer true. */
export const changeUser = defineCall({
  name: 'changeUser',
  method: 'PUT',
  path: '/admin/users/:userId',
  summary: 'Changes the name, employee, last day, roles and authorities of a user',
  access: ['COMPANY_ADMIN'],
  params: userParams,
  body: z.strictObject({ ...userBody, revision }),
  example: {
    params: { userId: '999999999' },
    body: {
      displayName: 'Lena Fox',
      refId: null,
      expiresOn: '2030-12-31',
      jobTemplate: null,
      roles: ['FIND_PART'],
      authorities: { po: '5000' },
      revision: 1,
    },
  },
  reply: UserDetail,
  posting: true,
  refusals: ['USER_NOT_EXIST', 'USER_CHANGED', 'EMPLOYEE_NOT_EXIST', 'LAST_ADMINISTRATOR'],
});
