import type { getProfitAndLoss } from '@gemba/contract/accounting/statements/get-profit-and-loss';
import type { AccountRow } from '@gemba/contract/accounting/statements/statement';
import type { CallReply } from '@gemba/contract/kit/call';
import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { BarChart } from '../../kit/ui/charts/BarChart.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { AccountRows, TotalCard } from './AccountRows.tsx';
import { PeriodControls } from './PeriodControls.tsx';
import type { Printed, PrintedRow } from './PrintedStatement.tsx';
import { StatementExplained } from './StatementExplained.tsx';
import { StatementScreen } from './StatementScreen.tsx';
import { journalAddress, type PeriodSearch, resultAddress } from './statement-search.ts';
import { useAccountName } from './use-account-name.ts';
import { useGetProfitAndLoss } from './use-get-profit-and-loss.ts';
import { usePeriodSearch } from './use-period-search.ts';
import { useStatementFigures } from './use-statement-figures.ts';

type ProfitAndLoss = CallReply<typeof getProfitAndLoss>;

const SIDES = ['income', 'expenses'] as const;
const isOn = (side: (typeof SIDES)[number]) => (row: AccountRow) => (row.line === 'REVENUE') === (side === 'income');

/** Income and expenses of a period, and what is left. */
export function ProfitAndLossScreen() {
  const t = useTranslations('accounting');
  const figures = useFigures();
  const { search, show, addressOn } = usePeriodSearch('/accounting/profitAndLoss');
  const query = useGetProfitAndLoss(search);
  const printed = usePrinted();
  return (
    <StatementScreen
      title={t('statement.title.profitAndLoss')}
      query={query}
      days={({ period, currency }: ProfitAndLoss) => `${figures.datedDays(period.from, period.to)} · ${currency}`}
      comparedWith={({ comparedWith }) => comparedWith && figures.datedDays(comparedWith.from, comparedWith.to)}
      sharedOn={search.sharedOn}
      addressOn={addressOn}
      onToday={() => show({ sharedOn: undefined })}
      renderControls={() => <PeriodControls search={search} onChange={show} />}
      printed={printed}
    >
      {(statement) => (
        <>
          <TotalCard title={t('statement.result')} amounts={statement.result} />
          <Explained statement={statement} sharedOn={search.sharedOn} />
          <Months statement={statement} search={search} />
          {SIDES.map((side) => (
            <AccountRows
              key={side}
              title={t(`statement.${side}`)}
              amounts={statement[side]}
              rows={statement.rows.filter(isOn(side))}
              addressOf={({ accountNumber }) =>
                journalAddress({ accountNumber: accountNumber ?? '' }, statement.period, search)
              }
              open
            />
          ))}
        </>
      )}
    </StatementScreen>
  );
}

function Explained({ statement, sharedOn }: { statement: ProfitAndLoss; sharedOn: string | undefined }) {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const { period, comparedWith, currency } = statement;
  return (
    <StatementExplained
      of="profitAndLoss"
      terms={(['income', 'expenses', 'result', 'resultByMonth'] as const).map((name) => [
        t(name),
        t(`explained.profitAndLoss.${name}`),
      ])}
      statement={{
        currency,
        days: period,
        comparedWith: comparedWith && figures.datedDays(comparedWith.from, comparedWith.to),
      }}
      sharedOn={sharedOn}
    />
  );
}

/** A tap opens the statement of a month. */
function Months({ statement: { months, currency }, search }: { statement: ProfitAndLoss; search: PeriodSearch }) {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  return (
    <Card pad>
      <BarChart
        label={t('resultByMonth')}
        columns={[t('month'), t('result')]}
        points={months.map(({ month, result }) => ({
          label: figures.month(month),
          short: figures.month(month, 'narrow'),
          value: Number(result),
          text: figures.money(result, currency),
          href: resultAddress({ from: month, to: addDays(firstOfMonth(month, 1), -1) }, search),
        }))}
      />
    </Card>
  );
}

const usePrinted = () => {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const nameOf = useAccountName();
  const { cells } = useStatementFigures();
  return (statement: ProfitAndLoss): Printed => ({
    columns: [
      t('account'),
      figures.datedDays(statement.period.from, statement.period.to),
      ...(statement.comparedWith ? [figures.datedDays(statement.comparedWith.from, statement.comparedWith.to)] : []),
    ],
    rows: [
      ...SIDES.flatMap((side): PrintedRow[] => [
        { key: side, kind: 'head', label: t(side), cells: cells(statement[side]) },
        ...statement.rows.filter(isOn(side)).map((row) => ({
          key: row.accountNumber ?? row.line,
          kind: 'row' as const,
          label: `${row.accountNumber ?? ''} ${nameOf(row)}`,
          cells: cells(row),
        })),
      ]),
      { key: 'result', kind: 'total', label: t('result'), cells: cells(statement.result) },
    ],
  });
};
