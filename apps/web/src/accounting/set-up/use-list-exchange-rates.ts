import { listExchangeRates } from '@gemba/contract/accounting/set-up/list-exchange-rates';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { accountingKeys } from '../accounting-keys.ts';

const asked = (currency: string) => ({ key: accountingKeys.exchangeRates(currency), input: { query: { currency } } });

export const useListExchangeRates = (currency: string) => usePages(listExchangeRates, asked(currency));

export const readExchangeRatesAhead = (currency: string) => readPagesAhead(listExchangeRates, asked(currency));
