import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { STATEMENT_LINES } from '../statements/statement.ts';
import { AccountOfUse } from './account-use.ts';

export const listAccountUses = defineCall({
  name: 'listAccountUses',
  method: 'GET',
  path: '/accounting/accountUses',
  summary: 'What postings need an account for, each with its account or none, and the accounts to choose from',
  access: ['ACCOUNTING_INFO'],
  reply: z.strictObject({
    uses: z.array(AccountOfUse),
    accounts: z.array(
      z.strictObject({ accountNumber: z.string(), accountName: z.string(), statementLine: z.enum(STATEMENT_LINES) }),
    ),
  }),
});
