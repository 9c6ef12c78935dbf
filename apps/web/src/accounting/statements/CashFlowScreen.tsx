import type { CashMonth, getCashFlow } from '@gemba/contract/accounting/statements/get-cash-flow';
import { ACTIVITIES } from '@gemba/contract/accounting/statements/statement';
import type { CallReply } from '@gemba/contract/kit/call';
import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { FlowChart } from '../../kit/ui/charts/FlowChart.tsx';
import { classesOf } from '../../kit/ui/classes.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Facts } from '../../kit/ui/list/Facts.tsx';
import { Table } from '../../kit/ui/list/Table.tsx';
import { AccountRows } from './AccountRows.tsx';
import styles from './CashFlowScreen.module.css';
import { CompareChips } from './CompareChips.tsx';
import { MonthStepper } from './MonthStepper.tsx';
import type { Printed } from './PrintedStatement.tsx';
import { StatementExplained } from './StatementExplained.tsx';
import { StatementScreen } from './StatementScreen.tsx';
import { type DaySearch, journalAddress, readDay, writeDay } from './statement-search.ts';
import { useGetCashFlow } from './use-get-cash-flow.ts';
import { useStatementFigures } from './use-statement-figures.ts';

const c = classesOf(styles);

type CashFlow = CallReply<typeof getCashFlow>;

const monthOf = ({ month }: CashMonth) => ({ from: month, to: addDays(firstOfMonth(month, 1), -1) });
const toneOf = (amount: string) => (amount.startsWith('-') ? 'down' : 'up');

/** Cash in and out of twelve months, and where it came from. */
export function CashFlowScreen() {
  const t = useTranslations('accounting');
  const figures = useFigures();
  const search = readDay(useSearch({ from: '/signedIn/accounting/cashFlow' }));
  const navigate = useNavigate();
  const query = useGetCashFlow(search);
  const printed = usePrinted();
  const show = (next: Partial<DaySearch>) =>
    void navigate({ to: '/accounting/cashFlow', search: writeDay({ ...search, ...next }) });
  return (
    <StatementScreen
      title={t('statement.title.cashFlow')}
      query={query}
      days={({ period, currency }: CashFlow) =>
        `${t('statement.twelveMonthsTo', { month: figures.month(period.to) })} · ${currency}`
      }
      comparedWith={({ comparedWith }) =>
        comparedWith && t('statement.twelveMonthsTo', { month: figures.month(comparedWith.to) })
      }
      sharedOn={search.sharedOn}
      addressOn={(sharedOn) =>
        `/accounting/cashFlow?${new URLSearchParams(writeDay({ ...search, sharedOn })).toString()}`
      }
      onToday={() => show({ sharedOn: undefined })}
      renderControls={({ period }) => (
        <>
          <MonthStepper asOf={period.to} onChange={(asOf) => show({ asOf })} />
          <CompareChips
            compare={search.compare && 'previousYear'}
            choices={['previousYear']}
            onChange={(compare) => show({ compare: compare && 'previousPeriod' })}
          />
        </>
      )}
      printed={printed}
      renderFooter={(flow) => <Footer flow={flow} />}
    >
      {(flow) => (
        <>
          <Chart flow={flow} />
          <Balances flow={flow} />
          <Explained flow={flow} search={search} />
          <Card>
            <Months flow={flow} search={search} onOpen={(href) => void navigate({ href })} />
          </Card>
          {flow.activities.map(({ activity, accounts, ...amounts }) => (
            <AccountRows
              key={activity}
              title={t(`statement.activity.${activity}`)}
              amounts={amounts}
              rows={accounts}
              addressOf={({ accountNumber }) =>
                journalAddress({ accountNumber: accountNumber ?? '', as: 'cash' }, flow.period, search)
              }
            />
          ))}
        </>
      )}
    </StatementScreen>
  );
}

function Chart({ flow: { months } }: { flow: CashFlow }) {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const shown = (amount: string) => ({ value: Number(amount), text: figures.brief(amount) });
  return (
    <Card pad>
      <FlowChart
        label={t('cashByMonth')}
        columns={[t('month'), t('in'), t('out'), t('net')]}
        points={months.map(({ month, cashIn, cashOut, net }) => ({
          label: figures.month(month),
          short: figures.month(month, 'narrow'),
          in: shown(cashIn),
          out: shown(cashOut),
          net: shown(net),
        }))}
      />
      <p className={c('hint')}>{t('tapMonth')}</p>
    </Card>
  );
}

function Balances({ flow: { opening, closing, total } }: { flow: CashFlow }) {
  const t = useTranslations('accounting.statement');
  const { money } = useStatementFigures();
  return (
    <Card pad aria-label={t('cash')}>
      <Facts
        facts={[
          { label: t('opening'), value: money(opening) },
          { label: t('net'), value: money(total.net) },
          { label: t('closing'), value: money(closing) },
          ...(total.before === null ? [] : [{ label: t('netBefore'), value: money(total.before) }]),
        ]}
      />
    </Card>
  );
}

function Explained({ flow, search }: { flow: CashFlow; search: DaySearch }) {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const { period, comparedWith, currency } = flow;
  return (
    <StatementExplained
      of="cashFlow"
      terms={[
        ...(['in', 'out', 'net', 'opening', 'closing'] as const).map(
          (name) => [t(name), t(`explained.cashFlow.${name}`)] as const,
        ),
        ...ACTIVITIES.map((activity) => [t(`activity.${activity}`), t(`explained.cashFlow.${activity}`)] as const),
      ]}
      statement={{
        currency,
        days: period,
        comparedWith: comparedWith && t('twelveMonthsTo', { month: figures.month(comparedWith.to) }),
      }}
      sharedOn={search.sharedOn}
    />
  );
}

type MonthsProps = { flow: CashFlow; search: DaySearch; onOpen: (href: string) => void };

function Months({ flow, search, onOpen }: MonthsProps) {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const { money } = useStatementFigures();
  const compared = flow.comparedWith !== null;
  const columns = ['in', 'out', ...(compared ? (['netBefore'] as const) : []), 'net'] as const;
  return (
    <Table
      caption={t('cashByMonth')}
      numbers={t('number')}
      columns={[{ label: t('month') }, ...columns.map((column) => ({ label: t(column), end: true }))]}
      rows={flow.months.toReversed().map((row, index) => {
        const href = journalAddress({ line: 'CASH' }, monthOf(row), search);
        return {
          key: row.month,
          number: index + 1,
          cells: [
            figures.month(row.month, 'short'),
            money(row.cashIn),
            money(row.cashOut),
            ...(row.before === null ? [] : [money(row.before)]),
            <b key="net" className={c(toneOf(row.net))}>
              {money(row.net)}
            </b>,
          ],
          onOpen: href === undefined ? undefined : () => onOpen(href),
        };
      })}
    />
  );
}

/** The totals stay in sight. */
function Footer({ flow: { total } }: { flow: CashFlow }) {
  const t = useTranslations('accounting.statement');
  const { brief } = useStatementFigures();
  return (
    <div className={c('footer')}>
      <span>{t('twelveMonths')}</span>
      <span>
        <small>{t('in')}</small> {brief(total.cashIn)}
      </span>
      <span>
        <small>{t('out')}</small> {brief(total.cashOut)}
      </span>
      <span className={c(toneOf(total.net))}>
        <small>{t('net')}</small> {brief(total.net)}
      </span>
    </div>
  );
}

const usePrinted = () => {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const { money: written } = useStatementFigures();
  const cellsOf = (row: CashFlow['total']) =>
    [row.cashIn, row.cashOut, row.net, row.operating, row.investing, row.financing].map(written);
  const compared = (before: string | null) => (before === null ? [] : [written(before)]);
  return ({ months, total, opening, closing, comparedWith }: CashFlow): Printed => ({
    columns: [
      t('month'),
      ...(['in', 'out', 'net', 'activity.OPERATING', 'activity.INVESTING', 'activity.FINANCING'] as const).map((key) =>
        t(key),
      ),
      t('closing'),
      ...(comparedWith ? [t('netBefore')] : []),
    ],
    rows: [
      { key: 'opening', kind: 'head', label: t('opening'), cells: ['', '', '', '', '', '', written(opening)] },
      ...months.map((row) => ({
        key: row.month,
        kind: 'row' as const,
        label: figures.month(row.month),
        cells: [...cellsOf(row), written(row.closing), ...compared(row.before)],
      })),
      {
        key: 'total',
        kind: 'total',
        label: t('twelveMonths'),
        cells: [...cellsOf(total), written(closing), ...compared(total.before)],
      },
    ],
  });
};
