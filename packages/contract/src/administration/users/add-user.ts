import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { NewUserName } from '../../kit/codes.ts';
import { UserDetail, userBody } from './user.ts';

export const addUser = defineCall({
  name: 'addUser',
  method: 'POST',
  path: '/admin/users',
  summary: 'Adds a user without a password; `inviteUser` makes the link by which they choose one',
  access: ['COMPANY_ADMIN'],
  body: z.strictObject({ userName: NewUserName, ...userBody }),
  example: {
    body: {
      userName: 'lena.fox',
      displayName: 'Lena Fox',
      refId: 'E-404',
      expiresOn: null,
      jobTemplate: 'buyer',
      roles: ['FIND_PART'],
      authorities: { po: '5000' },
    },
  },
  reply: UserDetail,
  posting: true,
  refusals: ['USER_NAME_TAKEN', 'EMPLOYEE_NOT_EXIST', 'NO_SEAT_LEFT'],
});
