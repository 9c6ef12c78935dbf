import type { getBalanceSheet } from '@gemba/contract/accounting/statements/get-balance-sheet';
import { type AccountRow, isAssets, type Section, sectionOf } from '@gemba/contract/accounting/statements/statement';
import type { CallReply } from '@gemba/contract/kit/call';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { FittedNumber } from '../../kit/ui/figures/FittedNumber.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { AccountRows } from './AccountRows.tsx';
import { AsOfChips } from './AsOfChips.tsx';
import styles from './BalanceSheetScreen.module.css';
import { CompareChips } from './CompareChips.tsx';
import type { Printed } from './PrintedStatement.tsx';
import { SharesBar } from './SharesBar.tsx';
import { StatementExplained } from './StatementExplained.tsx';
import { StatementScreen } from './StatementScreen.tsx';
import { type DaySearch, journalAddress, readDay, resultAddress, writeDay } from './statement-search.ts';
import { useAccountName } from './use-account-name.ts';
import { useGetBalanceSheet } from './use-get-balance-sheet.ts';
import { useStatementFigures } from './use-statement-figures.ts';

type Sheet = CallReply<typeof getBalanceSheet>;

const sectionOfRow = ({ line }: AccountRow): Section => (line in sectionOf ? sectionOf[line as 'CASH'] : 'EQUITY');
const rowsIn = ({ rows }: Sheet, section: Section) => rows.filter((row) => sectionOfRow(row) === section);

/** Results lead to their profit and loss, accounts to everything that was ever booked on them. */
const addressOf = (
  { since, asOf, resultOf, earlierResultsOf }: Sheet,
  { line, accountNumber }: AccountRow,
  shared: DaySearch,
) => {
  const days = { from: since < asOf ? since : asOf, to: asOf };
  if (accountNumber !== null) return journalAddress({ accountNumber }, days, shared);
  if (line === 'RESULT') return resultAddress(resultOf, shared);
  return earlierResultsOf ? resultAddress(earlierResultsOf, shared) : undefined;
};

/** Assets, debts and equity at the end of a day. */
export function BalanceSheetScreen() {
  const t = useTranslations('accounting');
  const figures = useFigures();
  const search = readDay(useSearch({ from: '/signedIn/accounting/balanceSheet' }));
  const navigate = useNavigate();
  const query = useGetBalanceSheet(search);
  const printed = usePrinted();
  const show = (next: Partial<DaySearch>) =>
    void navigate({ to: '/accounting/balanceSheet', search: writeDay({ ...search, ...next }) });
  return (
    <StatementScreen
      title={t('statement.title.balanceSheet')}
      query={query}
      days={({ asOf, currency }: Sheet) => `${t('statement.asOf', { day: figures.datedDays(asOf) })} · ${currency}`}
      comparedWith={({ comparedWith }) => comparedWith && figures.datedDays(comparedWith)}
      sharedOn={search.sharedOn}
      addressOn={(sharedOn) =>
        `/accounting/balanceSheet?${new URLSearchParams(writeDay({ ...search, sharedOn })).toString()}`
      }
      onToday={() => show({ sharedOn: undefined })}
      renderControls={({ today }) => (
        <>
          <AsOfChips
            today={today}
            isShared={search.sharedOn !== undefined}
            asOf={search.asOf}
            onChange={(asOf) => show({ asOf })}
          />
          <CompareChips compare={search.compare} onChange={(compare) => show({ compare })} />
        </>
      )}
      printed={printed}
    >
      {(sheet) => (
        <>
          <Sides sheet={sheet} />
          <Explained sheet={sheet} search={search} />
          {sheet.sections.map(({ section, ...amounts }) => (
            <AccountRows
              key={section}
              title={t(`statement.section.${section}`)}
              amounts={amounts}
              rows={rowsIn(sheet, section)}
              addressOf={(row) => addressOf(sheet, row, search)}
              open={section === 'CURRENT_ASSETS'}
            />
          ))}
        </>
      )}
    </StatementScreen>
  );
}

function Explained({ sheet, search }: { sheet: Sheet; search: DaySearch }) {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const { asOf, comparedWith, currency } = sheet;
  return (
    <StatementExplained
      of="balanceSheet"
      terms={[
        [t('assets'), t('explained.balanceSheet.assets')],
        [t('liabilitiesAndEquity'), t('explained.balanceSheet.liabilitiesAndEquity')],
        [t('unclosed.RESULT'), t('explained.balanceSheet.result')],
        [t('unclosed.EARLIER_RESULTS'), t('explained.balanceSheet.earlierResults')],
      ]}
      statement={{
        currency,
        days: { from: null, to: asOf },
        comparedWith: comparedWith && figures.datedDays(comparedWith),
      }}
      sharedOn={search.sharedOn}
    />
  );
}

/** Both sides large, whether they are equal, and their sections as shares. */
function Sides({ sheet }: { sheet: Sheet }) {
  const t = useTranslations('accounting.statement');
  const { assets, liabilitiesAndEquity, sections } = sheet;
  const figures = useStatementFigures();
  const balanced = assets.amount === liabilitiesAndEquity.amount;
  const before = figures.before(assets);
  return (
    <Card pad aria-label={t('totals')}>
      <div className={styles['sides']}>
        {(['assets', 'liabilitiesAndEquity'] as const).map((side) => (
          <p key={side} className={styles['side']}>
            <span className={styles['label']}>{t(side)}</span>
            <FittedNumber size="figure">{figures.money(sheet[side].amount)}</FittedNumber>
          </p>
        ))}
      </div>
      {before.length > 0 && <span className={styles['before']}>{before.join(' · ')}</span>}
      <div className={styles['shares']}>
        <div>
          <StatusTag tone={balanced ? 'ok' : 'bad'}>{t(balanced ? 'balanced' : 'notBalanced')}</StatusTag>
        </div>
        <SharesBar whole={assets.amount} sections={sections.filter(({ section }) => isAssets(section))} />
        <SharesBar whole={assets.amount} sections={sections.filter(({ section }) => !isAssets(section))} />
      </div>
    </Card>
  );
}

const usePrinted = () => {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const nameOf = useAccountName();
  const { cells } = useStatementFigures();
  return (sheet: Sheet): Printed => {
    const total = (side: 'assets' | 'liabilitiesAndEquity') => ({
      key: side,
      kind: 'total' as const,
      label: t(side),
      cells: cells(sheet[side]),
    });
    const sections = (assets: boolean) =>
      sheet.sections
        .filter(({ section }) => isAssets(section) === assets)
        .flatMap(({ section, ...amounts }) => [
          { key: section, kind: 'head' as const, label: t(`section.${section}`), cells: cells(amounts) },
          ...rowsIn(sheet, section).map((row) => ({
            key: row.accountNumber ?? row.line,
            kind: 'row' as const,
            label: [row.accountNumber, nameOf(row)].filter(Boolean).join(' '),
            cells: cells(row),
          })),
        ]);
    return {
      columns: [
        t('account'),
        figures.datedDays(sheet.asOf),
        ...(sheet.comparedWith ? [figures.datedDays(sheet.comparedWith)] : []),
      ],
      rows: [...sections(true), total('assets'), ...sections(false), total('liabilitiesAndEquity')],
    };
  };
};
