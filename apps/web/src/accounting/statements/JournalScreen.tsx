import type { JournalRow } from '@gemba/contract/accounting/statements/list-journal';
import { compare, subtract } from '@gemba/contract/kit/fixed-point';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconReport } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useDocument } from '../documents/use-document.ts';
import { useDaysText } from '../use-days-text.ts';
import { TotalCard } from './AccountRows.tsx';
import { HowComputed } from './HowComputed.tsx';
import styles from './JournalScreen.module.css';
import { journalAsked, lineIn } from './journal-asked.ts';
import { useListJournal } from './use-list-journal.ts';
import { useStatementFigures } from './use-statement-figures.ts';

/** The journal entries behind a figure of a statement; they add up to it. */
export function JournalScreen() {
  const t = useTranslations('accounting.statement');
  const daysText = useDaysText();
  const back = useBackTo('/accounting/balanceSheet');
  const search = useSearch({ from: '/signedIn/accounting/journal' });
  const { accountNumber, as } = search;
  const line = lineIn(search.line);
  const pages = useListJournal(journalAsked(search));
  const first = pages.data?.pages[0];
  const period = first && `${daysText(first.period)} · ${first.currency}`;
  const name = first?.accountName ?? (line === 'CASH' ? t('cash') : t('journal'));
  return (
    <ListScreen
      title={name}
      tabTitle={t('journal')}
      subtitle={
        <>
          {accountNumber && <span className="code">{accountNumber}</span>} {period}
        </>
      }
      onBack={back}
      totals={
        first && (
          <div className={styles['head']}>
            <Totals {...first} title={t(as === 'cash' ? 'broughtCash' : 'sum')} />
            <Explained {...first} isCash={as === 'cash'} isOfOneKind={!!accountNumber || !!line} name={name} />
          </div>
        )
      }
      pages={pages}
      label={t('journal')}
      instead={pages.list ? undefined : <EmptyState icon={IconReport} title={t('noDays')} how={t('noDaysHow')} />}
      empty={<EmptyState icon={IconReport} title={t('noEntries')} how={t('noEntriesHow')} />}
    >
      {(row) => <EntryRow key={`${row.entryNumber} ${row.lineNumber}`} row={row} />}
    </ListScreen>
  );
}

type TotalsProps = { title: string; debit: string; credit: string; amount: string };

/** The figure that was opened. */
function Totals({ title, debit, credit, amount }: TotalsProps) {
  const t = useTranslations('accounting.statement');
  const { money } = useStatementFigures();
  return (
    <TotalCard
      title={title}
      amounts={{ amount, before: null }}
      note={`${t('debitOf', { amount: money(debit) })} · ${t('creditOf', { amount: money(credit) })}`}
    />
  );
}

type ExplainedProps = {
  period: { from: string; to: string };
  currency: string;
  debit: string;
  credit: string;
  amount: string;
  /** Cash is what the entries have brought. */
  isCash: boolean;
  /** Its entries are those of one account, or of one line of a statement. */
  isOfOneKind: boolean;
  name: string;
};

function Explained({ period, currency, debit, credit, amount, isCash, isOfOneKind, name }: ExplainedProps) {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const { money } = useStatementFigures();
  const isDebits = !isCash && compare(subtract(debit, credit, 2), amount) === 0;
  const way = isDebits ? t('explained.journal.debits') : t('explained.journal.credits');
  const [more, less] = isDebits ? [debit, credit] : [credit, debit];
  return (
    <HowComputed
      words={t('explained.journal.words')}
      terms={[{ label: t('filter.formula'), value: isOfOneKind || isCash ? way : t('explained.journal.mixed') }]}
      filter={[
        ...(isOfOneKind
          ? [{ label: t('filter.formula'), value: `${money(more)} − ${money(less)} = ${money(amount)}` }]
          : []),
        { label: t('filter.days'), value: figures.datedDays(period.from, period.to) },
        { label: t('filter.accounts'), value: isOfOneKind ? name : t('explained.journal.every') },
        { label: t('filter.currency'), value: currency },
      ]}
    />
  );
}

function EntryRow({ row }: { row: JournalRow }) {
  const { money } = useStatementFigures();
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const { kindOf, addressOf } = useDocument();
  return (
    <ListRow
      title={
        <>
          {kindOf(row)} <span className="code">{row.documentNumber}</span>
        </>
      }
      sub={[figures.day(row.entryDate), row.memo, row.postedBy].filter(Boolean).join(' · ')}
      value={money(row.amount)}
      valueSub={t(row.credit === '0.00' ? 'debit' : 'credit')}
      href={addressOf(row)}
    />
  );
}
