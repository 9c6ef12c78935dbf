import { fiscalYearOf } from '@gemba/contract/kit/periods';
import { useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { HowComputed } from './HowComputed.tsx';
import { lastCounted } from './statement-search.ts';

type Props = {
  of: 'closingStatement' | 'balanceSheet' | 'profitAndLoss' | 'incomeStatement' | 'cashFlow';
  /** The figures on the screen, each with its definition. */
  terms: readonly (readonly [name: string, definition: string])[];
  statement: {
    currency: string;
    /** The days of the entries; open at the start for a balance of one day. */
    days: { from: string | null; to: string };
    comparedWith: string | null;
  };
  sharedOn: string | undefined;
};

/** A statement in plain words: its figures, and the filter that its entries passed. */
export function StatementExplained({ of, terms, statement, sharedOn }: Props) {
  const t = useTranslations('accounting.statement');
  const accounting = useTranslations('accounting');
  const figures = useFigures();
  const { fiscalYearStartMonth } = useStore(companySetting);
  const { currency, days, comparedWith } = statement;
  const to = lastCounted(days.to, { sharedOn });
  const filter = [
    {
      label: t('filter.days'),
      value: days.from ? figures.datedDays(days.from, to) : accounting('daysUntil', { day: figures.datedDays(to) }),
    },
    { label: t('filter.accounts'), value: t(`explained.${of}.accounts`) },
    {
      label: t('filter.fiscalYear'),
      value: figures.datedDays(fiscalYearOf(days.from ?? days.to, fiscalYearStartMonth).from),
    },
    ...(comparedWith === null ? [] : [{ label: t('filter.comparedWith'), value: comparedWith }]),
    { label: t('filter.currency'), value: currency },
  ];
  return (
    <HowComputed
      words={t(`explained.${of}.words`)}
      terms={[...terms, ...(comparedWith === null ? [] : [[t('before'), t('beforeMeans')] as const])].map(
        ([label, value]) => ({ label, value }),
      )}
      filter={filter}
    />
  );
}
