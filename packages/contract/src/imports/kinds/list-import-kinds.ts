import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { ImportKind } from './import-kind.ts';

export const listImportKinds = defineCall({
  name: 'listImportKinds',
  method: 'GET',
  path: '/imports',
  summary: 'The kinds of files that can be imported, in the order in which they need each other, with their columns',
  access: ['COMPANY_ADMIN'],
  reply: z.strictObject({ kinds: z.array(ImportKind) }),
});
