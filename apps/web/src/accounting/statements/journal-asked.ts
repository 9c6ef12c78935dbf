import type { listJournal } from '@gemba/contract/accounting/statements/list-journal';
import { STATEMENT_LINES } from '@gemba/contract/accounting/statements/statement';
import type { CallInput } from '@gemba/contract/kit/call';
import { dayIn } from '../../kit/router/day-in.ts';
import type { SearchParams } from '../../kit/router/screen.ts';

export type JournalAsked = CallInput<typeof listJournal>['query'];

export const lineIn = (text: string | undefined) => STATEMENT_LINES.find((one) => one === text);

/** The entries of an address; undefined without both of its days. */
export const journalAsked = ({ accountNumber, line: text, from, to, as }: SearchParams): JournalAsked | undefined => {
  const [first, last] = [dayIn(from), dayIn(to)];
  const line = lineIn(text);
  if (!first || !last) return undefined;
  return {
    from: first,
    to: last,
    ...(accountNumber && { accountNumber }),
    ...(line && { line }),
    ...(as === 'cash' && { as }),
  };
};
