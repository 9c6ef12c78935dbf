import { listExchangeRates } from '@gemba/contract/accounting/set-up/list-exchange-rates';
import { usePages } from '../../kit/client/use-pages.ts';
import { accountingKeys } from '../accounting-keys.ts';

export const useListExchangeRates = (currency: string) =>
  usePages(listExchangeRates, { key: accountingKeys.exchangeRates(currency), input: { query: { currency } } });
