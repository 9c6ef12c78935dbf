import { listAccountUses } from '@gemba/contract/accounting/set-up/list-account-uses';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { accountingKeys } from '../accounting-keys.ts';

const readAccountUses = readOf(listAccountUses, accountingKeys.accountUses, {});

export const useListAccountUses = () => useQuery(readAccountUses);

export const readAccountUsesAhead = () => queries.prefetchQuery(readAccountUses);
