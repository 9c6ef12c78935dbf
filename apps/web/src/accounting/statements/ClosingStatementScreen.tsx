import type { ClosingRow, getClosingStatement } from '@gemba/contract/accounting/statements/get-closing-statement';
import type { CallReply } from '@gemba/contract/kit/call';
import { sumMoney } from '@gemba/contract/kit/money';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Facts } from '../../kit/ui/list/Facts.tsx';
import { Table } from '../../kit/ui/list/Table.tsx';
import { CompareChips } from './CompareChips.tsx';
import { MonthStepper } from './MonthStepper.tsx';
import type { Printed } from './PrintedStatement.tsx';
import { StatementExplained } from './StatementExplained.tsx';
import { StatementScreen } from './StatementScreen.tsx';
import { type DaySearch, journalAddress, readDay, resultAddress, writeDay } from './statement-search.ts';
import { useAccountName } from './use-account-name.ts';
import { useGetClosingStatement } from './use-get-closing-statement.ts';
import { useStatementFigures } from './use-statement-figures.ts';

type Closing = CallReply<typeof getClosingStatement>;

const addressOf = ({ period, earlierResultsOf }: Closing, { accountNumber }: ClosingRow, shared: DaySearch) => {
  if (accountNumber !== null) return journalAddress({ accountNumber }, period, shared);
  return earlierResultsOf ? resultAddress(earlierResultsOf, shared) : undefined;
};

/** The end of a month: every account with its opening, movement and closing. */
export function ClosingStatementScreen() {
  const t = useTranslations('accounting');
  const figures = useFigures();
  const search = readDay(useSearch({ from: '/signedIn/accounting/closingStatement' }));
  const navigate = useNavigate();
  const query = useGetClosingStatement(search);
  const printed = usePrinted();
  const show = (next: Partial<DaySearch>) =>
    void navigate({ to: '/accounting/closingStatement', search: writeDay({ ...search, ...next }) });
  return (
    <StatementScreen
      title={t('statement.title.closingStatement')}
      query={query}
      days={({ period, currency }: Closing) => `${figures.month(period.from)} · ${currency}`}
      comparedWith={({ comparedWith }) => comparedWith && figures.month(comparedWith.from)}
      sharedOn={search.sharedOn}
      addressOn={(sharedOn) =>
        `/accounting/closingStatement?${new URLSearchParams(writeDay({ ...search, sharedOn })).toString()}`
      }
      onToday={() => show({ sharedOn: undefined })}
      renderControls={({ period }) => (
        <>
          <MonthStepper asOf={period.to} onChange={(asOf) => show({ asOf })} />
          <CompareChips compare={search.compare} onChange={(compare) => show({ compare })} />
        </>
      )}
      printed={printed}
    >
      {(closing) => (
        <>
          <Total closing={closing} />
          <Explained closing={closing} search={search} />
          <Card>
            <Accounts closing={closing} search={search} onOpen={(href) => void navigate({ href })} />
          </Card>
        </>
      )}
    </StatementScreen>
  );
}

/** Debits and credits of the month, which are equal. */
function Total({ closing: { total } }: { closing: Closing }) {
  const t = useTranslations('accounting.statement');
  const { money } = useStatementFigures();
  const balanced = total.debit === total.credit && total.opening === total.closing;
  return (
    <Card pad aria-label={t('totals')}>
      <StatusTag tone={balanced ? 'ok' : 'bad'}>{t(balanced ? 'balanced' : 'notBalanced')}</StatusTag>
      <Facts
        facts={[
          { label: t('debit'), value: money(total.debit) },
          { label: t('credit'), value: money(total.credit) },
        ]}
      />
    </Card>
  );
}

function Explained({ closing, search }: { closing: Closing; search: DaySearch }) {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const { period, comparedWith, currency } = closing;
  return (
    <StatementExplained
      of="closingStatement"
      terms={[
        ...(['opening', 'debit', 'credit', 'closing'] as const).map(
          (column) => [t(column), t(`explained.closingStatement.${column}`)] as const,
        ),
        [t('unclosed.EARLIER_RESULTS'), t('explained.closingStatement.earlierResults')],
      ]}
      statement={{ currency, days: period, comparedWith: comparedWith && figures.month(comparedWith.from) }}
      sharedOn={search.sharedOn}
    />
  );
}

type AccountsProps = { closing: Closing; search: DaySearch; onOpen: (href: string) => void };

function Accounts({ closing, search, onOpen }: AccountsProps) {
  const t = useTranslations('accounting.statement');
  const { money } = useStatementFigures();
  const compared = closing.comparedWith !== null;
  const columns = ['opening', 'debit', 'credit', ...(compared ? (['beforeClosing'] as const) : []), 'closing'] as const;
  return (
    <Table
      caption={t('accounts')}
      numbers={t('accountNumber')}
      columns={[{ label: t('account') }, ...columns.map((column) => ({ label: t(column), end: true }))]}
      rows={closing.rows.map((row) => {
        const href = addressOf(closing, row, search);
        const { opening, debit, credit, before } = row;
        const amounts = [opening, debit, credit, ...(before === null ? [] : [before]), row.closing];
        return {
          key: row.accountNumber ?? row.line,
          number: null,
          cells: [<AccountName key="name" row={row} />, ...amounts.map(money)],
          onOpen: href === undefined ? undefined : () => onOpen(href),
        };
      })}
    />
  );
}

function AccountName({ row }: { row: ClosingRow }) {
  const nameOf = useAccountName();
  return (
    <>
      {nameOf(row)} {row.accountNumber && <span className="code">{row.accountNumber}</span>}
    </>
  );
}

const usePrinted = () => {
  const t = useTranslations('accounting.statement');
  const nameOf = useAccountName();
  const { money: written } = useStatementFigures();
  const compared = (before: string | null) => (before === null ? [] : [before]);
  return ({ rows, total, comparedWith }: Closing): Printed => ({
    columns: [
      t('account'),
      ...(['opening', 'debit', 'credit', 'closing'] as const).map((column) => t(column)),
      ...(comparedWith ? [t('beforeClosing')] : []),
    ],
    rows: [
      ...rows.map((row) => ({
        key: row.accountNumber ?? row.line,
        kind: 'row' as const,
        label: [row.accountNumber, nameOf(row)].filter(Boolean).join(' '),
        cells: [row.opening, row.debit, row.credit, row.closing, ...compared(row.before)].map(written),
      })),
      {
        key: 'total',
        kind: 'total' as const,
        label: t('totals'),
        cells: [
          total.opening,
          total.debit,
          total.credit,
          total.closing,
          ...(comparedWith ? [sumMoney(rows.flatMap(({ before }) => compared(before)))] : []),
        ].map(written),
      },
    ],
  });
};
