import { listCurrencies } from '@gemba/contract/accounting/set-up/list-currencies';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { accountingKeys } from '../accounting-keys.ts';

const readCurrencies = readOf(listCurrencies, accountingKeys.currencies, {});

export const useListCurrencies = () => useQuery(readCurrencies);

export const readCurrenciesAhead = () => queries.prefetchQuery(readCurrencies);
