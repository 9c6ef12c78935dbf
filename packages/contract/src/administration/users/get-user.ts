import { defineCall } from '../../kit/call.ts';
import { UserDetail, userParams } from './user.ts';

export const getUser = defineCall({
  name: 'getUser',
  method: 'GET',
  path: '/admin/users/:userId',
  summary: 'One user with roles, authorities and what keeps them out',
  access: ['COMPANY_ADMIN'],
  params: userParams,
  example: { params: { userId: '999999999' } },
  reply: UserDetail,
  refusals: ['USER_NOT_EXIST'],
});
