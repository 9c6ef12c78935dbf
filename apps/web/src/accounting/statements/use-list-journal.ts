import { listJournal } from '@gemba/contract/accounting/statements/list-journal';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type JournalAsked, journalAsked } from './journal-asked.ts';

const asked = (query: JournalAsked) => ({ key: accountingKeys.journal(query), input: { query } });

export const useListJournal = (query: JournalAsked | undefined) =>
  usePages(listJournal, { ...asked(query ?? { from: '', to: '' }), enabled: !!query });

export const readJournalAhead = async (search: SearchParams) => {
  const query = journalAsked(search);
  if (query) await readPagesAhead(listJournal, asked(query));
};
