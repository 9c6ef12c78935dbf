import type { getIncomeStatement } from '@gemba/contract/accounting/statements/get-income-statement';
import { type ResultLine, STEPS, type Step } from '@gemba/contract/accounting/statements/statement';
import type { CallReply } from '@gemba/contract/kit/call';
import { compare, divide, multiply } from '@gemba/contract/kit/fixed-point';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { AccountRows, TotalCard } from './AccountRows.tsx';
import { PeriodControls } from './PeriodControls.tsx';
import type { Printed, PrintedRow } from './PrintedStatement.tsx';
import { StatementExplained } from './StatementExplained.tsx';
import { StatementScreen } from './StatementScreen.tsx';
import { journalAddress } from './statement-search.ts';
import { useAccountName } from './use-account-name.ts';
import { useGetIncomeStatement } from './use-get-income-statement.ts';
import { usePeriodSearch } from './use-period-search.ts';
import { useStatementFigures } from './use-statement-figures.ts';

type Income = CallReply<typeof getIncomeStatement>;

/** The step that follows a line. */
const stepAfter: Partial<Record<ResultLine, Step>> = {
  COST_OF_SALES: 'GROSS_PROFIT',
  OPERATING_EXPENSE: 'OPERATING_RESULT',
  OTHER_RESULT: 'RESULT_BEFORE_TAX',
  INCOME_TAX: 'NET_RESULT',
};
const stepIn = ({ steps }: Income, line: ResultLine) => steps.find(({ step }) => step === stepAfter[line]);

/** From revenue to the net result, step by step. */
export function IncomeStatementScreen() {
  const t = useTranslations('accounting');
  const figures = useFigures();
  const shareOf = useShareOfRevenue();
  const { search, show, addressOn } = usePeriodSearch('/accounting/incomeStatement');
  const query = useGetIncomeStatement(search);
  const printed = usePrinted();
  return (
    <StatementScreen
      title={t('statement.title.incomeStatement')}
      query={query}
      days={({ period, currency }: Income) => `${figures.datedDays(period.from, period.to)} · ${currency}`}
      comparedWith={({ comparedWith }) => comparedWith && figures.datedDays(comparedWith.from, comparedWith.to)}
      sharedOn={search.sharedOn}
      addressOn={addressOn}
      onToday={() => show({ sharedOn: undefined })}
      renderControls={() => <PeriodControls search={search} onChange={show} />}
      printed={printed}
    >
      {(income) => (
        <>
          <Explained income={income} sharedOn={search.sharedOn} />
          {income.lines.map(({ line, ...amounts }) => {
            const step = stepIn(income, line);
            return (
              <Fragment key={line}>
                <AccountRows
                  title={t(`statement.line.${line}`)}
                  amounts={amounts}
                  rows={income.rows.filter((row) => row.line === line)}
                  addressOf={({ accountNumber }) =>
                    journalAddress({ accountNumber: accountNumber ?? '' }, income.period, search)
                  }
                />
                {step && (
                  <TotalCard
                    title={t(`statement.step.${step.step}`)}
                    amounts={step}
                    note={shareOf(income, step.amount)}
                  />
                )}
              </Fragment>
            );
          })}
        </>
      )}
    </StatementScreen>
  );
}

function Explained({ income, sharedOn }: { income: Income; sharedOn: string | undefined }) {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const { period, comparedWith, currency } = income;
  return (
    <StatementExplained
      of="incomeStatement"
      terms={[
        ...STEPS.map((step) => [t(`step.${step}`), t(`explained.incomeStatement.${step}`)] as const),
        [t('ofRevenue', { share: '%' }), t('explained.incomeStatement.ofRevenue')],
      ]}
      statement={{
        currency,
        days: period,
        comparedWith: comparedWith && figures.datedDays(comparedWith.from, comparedWith.to),
      }}
      sharedOn={sharedOn}
    />
  );
}

/** An amount in per cent of the revenue, where there is any. */
const useShareOfRevenue = () => {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  return ({ lines }: Income, amount: string) => {
    const revenue = lines.find(({ line }) => line === 'REVENUE')?.amount ?? '0';
    if (compare(revenue, '0') <= 0) return undefined;
    return t('ofRevenue', { share: figures.percent(divide(multiply(amount, '100', 2), revenue, 1)) });
  };
};

const usePrinted = () => {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const nameOf = useAccountName();
  const { cells } = useStatementFigures();
  return (income: Income): Printed => ({
    columns: [
      t('account'),
      figures.datedDays(income.period.from, income.period.to),
      ...(income.comparedWith ? [figures.datedDays(income.comparedWith.from, income.comparedWith.to)] : []),
    ],
    rows: income.lines.flatMap(({ line, ...amounts }): PrintedRow[] => {
      const step = stepIn(income, line);
      return [
        { key: line, kind: 'head', label: t(`line.${line}`), cells: cells(amounts) },
        ...income.rows
          .filter((row) => row.line === line)
          .map((row) => ({
            key: row.accountNumber ?? row.line,
            kind: 'row' as const,
            label: `${row.accountNumber ?? ''} ${nameOf(row)}`,
            cells: cells(row),
          })),
        ...(step
          ? [{ key: step.step, kind: 'total' as const, label: t(`step.${step.step}`), cells: cells(step) }]
          : []),
      ];
    }),
  });
};
