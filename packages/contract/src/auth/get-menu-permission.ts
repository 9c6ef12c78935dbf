import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';

export const getMenuPermission = defineCall({
  name: 'getMenuPermission',
  method: 'GET',
  path: '/getMenuPermission',
  summary: 'The screens and the roles of this user, as they are now',
  access: 'signedIn',
  reply: z.strictObject({ menus: z.array(z.string()), roles: z.array(z.string()), onlyConsole: z.boolean() }),
});
