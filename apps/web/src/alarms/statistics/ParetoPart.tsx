import type { ParetoRow } from '@gemba/contract/alarms/board/get-alarm-statistics';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { ParetoChart } from '../../kit/ui/charts/ParetoChart.tsx';
import { RankedBars } from '../../kit/ui/charts/RankedBars.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Table } from '../../kit/ui/list/Table.tsx';
import { useDurations } from '../../tasks/index.ts';
import { addressOfRecords } from '../addresses.ts';
import styles from './ParetoPart.module.css';

const MEASURES = ['count', 'respond', 'handle'] as const;
type Measure = (typeof MEASURES)[number];
type Kind = 'byType' | 'byWorkCentre' | 'byShift';

type Props = { by: Kind; rows: readonly ParetoRow[]; days: { from: string; to: string } };

/** Most first, with the growing share; the slowest first where the times are asked for; and all figures in a table. */
export function ParetoPart({ by, rows, days }: Props) {
  const t = useTranslations('alarms');
  const figures = useFigures();
  const durations = useDurations();
  const navigate = useNavigate();
  const [inTable, setInTable] = useState(false);
  const [measure, setMeasure] = useState<Measure>('count');
  const nameOf = ({ key, name }: ParetoRow) => (by === 'byWorkCentre' ? key : name || t('noShift'));
  const time = (seconds: number | null) => (seconds === null ? '–' : durations(seconds));
  const share = ({ cumulativeShare }: ParetoRow) => figures.percent(String(cumulativeShare / 10));
  const slowest = rows
    .map((row) => ({ row, seconds: measure === 'respond' ? row.respondMedian : row.handleMedian }))
    .toSorted((one, other) => (other.seconds ?? -1) - (one.seconds ?? -1));
  const openOf = ({ key }: ParetoRow) =>
    by === 'byShift'
      ? undefined
      : () => void navigate({ href: addressOfRecords({ [by === 'byType' ? 'type' : 'wc']: key, ...days }) });
  return (
    <div className={styles['part']}>
      <Card pad>
        <SegmentedControl
          label={t('measure')}
          value={measure}
          onChange={setMeasure}
          segments={MEASURES.map((value) => ({ value, label: t(`measures.${value}`) }))}
        />
        <div className={styles['chart']}>
          {measure === 'count' ? (
            <ParetoChart
              label={t(`kinds.${by}`)}
              columns={[t(`kinds.${by}`), t('alarms'), t('growingShare')]}
              points={rows.map((row) => ({
                label: nameOf(row),
                value: row.count,
                text: String(row.count),
                cumulative: row.cumulativeShare / 1000,
                cumulativeText: share(row),
              }))}
            />
          ) : (
            <RankedBars
              label={t(`measures.${measure}`)}
              bars={slowest.map(({ row, seconds }) => ({
                label: nameOf(row),
                value: seconds ?? 0,
                text: time(seconds),
              }))}
            />
          )}
        </div>
      </Card>
      <Button kind="outline" wide aria-expanded={inTable} onClick={() => setInTable(!inTable)}>
        {t(inTable ? 'hideTable' : 'asTable')}
      </Button>
      {inTable && (
        <Card pad>
          <Table
            caption={t(`kinds.${by}`)}
            numbers={t('rank')}
            columns={[
              { label: t(`kinds.${by}`) },
              { label: t('alarms'), end: true },
              { label: t('growingShare'), end: true },
              { label: t('timeOuts'), end: true },
              { label: t('usualRespond'), end: true },
              { label: t('slowRespond'), end: true },
              { label: t('usualHandle'), end: true },
              { label: t('slowHandle'), end: true },
            ]}
            rows={rows.map((row, index) => ({
              key: row.key,
              number: index + 1,
              cells: [
                nameOf(row),
                row.count,
                share(row),
                row.timeoutCount,
                time(row.respondMedian),
                time(row.respondWorstTenth),
                time(row.handleMedian),
                time(row.handleWorstTenth),
              ],
              onOpen: openOf(row),
            }))}
          />
        </Card>
      )}
    </div>
  );
}
