import { defineCall } from '../../kit/call.ts';
import { FileReply } from '../../kit/files/file-reply.ts';
import { kindParams } from './import-kind.ts';

export const exportData = defineCall({
  name: 'exportData',
  method: 'GET',
  path: '/imports/:kind/export',
  summary: 'Everything of the kind that the company has, as a CSV file that can be imported again',
  access: ['COMPANY_ADMIN'],
  params: kindParams,
  example: { params: { kind: 'warehouses' } },
  reply: FileReply,
  timeoutMs: 300_000,
  refusals: ['DOCUMENT_STORAGE_FULL'],
});
