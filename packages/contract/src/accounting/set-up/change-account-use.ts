import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { requiredText } from '../../kit/codes.ts';
import { ChangeReason } from '../../kit/reasoned.ts';
import { AccountOfUse } from './account-use.ts';

const AccountNumber = requiredText(40);

export const changeAccountUse = defineCall({
  name: 'changeAccountUse',
  method: 'PUT',
  path: '/accounting/accountUses/:use',
  summary:
    'Chooses the account that postings write to for one use; an account that is compared has no other, and keeps it once it has entries',
  access: ['ACCOUNTING_INFO'],
  params: z.strictObject({ use: requiredText(40) }),
  body: z.strictObject({
    accountNumber: AccountNumber,
    /** The account that the person saw there; null where there was none. */
    was: z.nullable(AccountNumber),
    reason: ChangeReason,
  }),
  example: {
    params: { use: 'LABOUR_APPLIED' },
    body: { accountNumber: '404', was: null, reason: 'Labour gets an account of its own' },
  },
  reply: AccountOfUse,
  posting: true,
  refusals: [
    'CODE_NOT_EXIST',
    'CHANGED_MEANWHILE',
    'VALUE_UNCHANGED',
    'ACCOUNT_HAS_ENTRIES',
    'ACCOUNT_NOT_FOR_USE',
    'ACCOUNT_HAS_OTHER_USE',
  ],
});
