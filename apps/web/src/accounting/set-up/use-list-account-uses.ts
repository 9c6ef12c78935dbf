import { listAccountUses } from '@gemba/contract/accounting/set-up/list-account-uses';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { accountingKeys } from '../accounting-keys.ts';

export const useListAccountUses = () =>
  useQuery({
    queryKey: accountingKeys.accountUses,
    queryFn: ({ signal }) => call(listAccountUses, {}, { signal }),
  });
