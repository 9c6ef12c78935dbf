import { listCurrencies } from '@gemba/contract/accounting/set-up/list-currencies';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { accountingKeys } from '../accounting-keys.ts';

export const useListCurrencies = () =>
  useQuery({
    queryKey: accountingKeys.currencies,
    queryFn: ({ signal }) => call(listCurrencies, {}, { signal }),
  });
