import type { LogRow } from '@gemba/contract/inventory/inventory-shapes';
import { useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconFold } from '../../kit/ui/icons.ts';
import { type Fact, KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { useSayReason } from '../use-say-reason.ts';
import { LOGGED } from './changed.ts';
import { DocumentLink } from './DocumentLink.tsx';
import styles from './LogFigures.module.css';

/** Every figure of one row: folded, because few people want to see all of them. */
export function LogFigures({ row }: { row: LogRow }) {
  const t = useTranslations('inventory');
  return (
    <details className={styles['fold']}>
      <summary className={styles['head']}>
        <span className="sr-only">{t('allFigures')}</span>
        <IconFold size={20} />
      </summary>
      <Figures row={row} />
    </details>
  );
}

function Figures({ row }: { row: LogRow }) {
  const t = useTranslations('inventory');
  const figures = useFigures();
  const sayReason = useSayReason();
  const { baseCurrency } = useStore(companySetting);
  const cost = (decimal: string) => figures.averageCost(decimal, baseCurrency);
  const pair = ({ old, new: now }: LogRow['cost'], write: (decimal: string) => string) =>
    t('oldToNew', { old: write(old), now: write(now) });
  const { documentKind, documentNumber, documentItem, lotNumber, reason } = row;
  const facts: (Fact | false | undefined)[] = [
    { label: t('document'), value: <DocumentLink kind={documentKind} number={documentNumber} /> },
    documentItem !== null && { label: t('item'), value: documentItem },
    !!lotNumber && { label: t('lot'), value: <span className="code">{lotNumber}</span> },
    !!reason && { label: t('reason'), value: sayReason(reason) },
    { label: t('inQty'), value: figures.quantity(row.inQty) },
    { label: t('inCost'), value: cost(row.inCost) },
    { label: t('inTax'), value: cost(row.inTax) },
    { label: t('outQty'), value: figures.quantity(row.outQty) },
    { label: t('outCost'), value: cost(row.outCost) },
    { label: t('outTax'), value: cost(row.outTax) },
    ...LOGGED.map((bucket) => ({ label: t(`logged.${bucket}`), value: pair(row[bucket], figures.quantity) })),
    { label: t('cost'), value: pair(row.cost, cost) },
    { label: t('avgTax'), value: pair(row.avgTax, cost) },
  ];
  return <KeyValueList facts={facts.filter((fact): fact is Fact => !!fact)} />;
}
