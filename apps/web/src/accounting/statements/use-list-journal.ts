import { listJournal } from '@gemba/contract/accounting/statements/list-journal';
import type { CallInput } from '@gemba/contract/kit/call';
import { usePages } from '../../kit/client/use-pages.ts';
import { accountingKeys } from '../accounting-keys.ts';

export const useListJournal = (query: CallInput<typeof listJournal>['query'] | undefined) =>
  usePages(listJournal, {
    key: accountingKeys.journal(query ?? {}),
    input: { query: query ?? { from: '', to: '' } },
    enabled: !!query,
  });
