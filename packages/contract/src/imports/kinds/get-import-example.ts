import { defineCall } from '../../kit/call.ts';
import { FileReply } from '../../kit/files/file-reply.ts';
import { kindParams } from './import-kind.ts';

export const getImportExample = defineCall({
  name: 'getImportExample',
  method: 'GET',
  path: '/imports/:kind/example',
  summary: 'A CSV file of the kind with all its columns and a row or two',
  access: ['COMPANY_ADMIN'],
  params: kindParams,
  example: { params: { kind: 'parts' } },
  reply: FileReply,
});
