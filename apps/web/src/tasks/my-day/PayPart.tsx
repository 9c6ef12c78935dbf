import { isZero } from '@gemba/contract/kit/fixed-point';
import type { MyDay } from '@gemba/contract/tasks/my-day/my-day';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { useDurations } from '../use-durations.ts';
import styles from './PayPart.module.css';

/** The basis of the pay, in figures that add up. */
export function PayPart({ pay }: Pick<MyDay, 'pay'>) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const durations = useDurations();
  const { currency, hourlyRate, hourlySeconds, paidPauseSeconds, unexplainedSeconds, paidSeconds } = pay;
  const money = (amount: string) => figures.money(amount, currency);
  return (
    <section>
      <SectionHeader title={t('payBasis')} note={t('perHour', { rate: money(hourlyRate) })} />
      <Card pad>
        <KeyValueList
          facts={[
            { label: t('hourlyWork'), value: durations(hourlySeconds) },
            { label: t('paidPauses'), value: durations(paidPauseSeconds) },
            ...(unexplainedSeconds > 0
              ? [
                  {
                    label: t('gapUnpaid'),
                    value: (
                      <span className={styles['warn']}>{t('noneOf', { time: durations(unexplainedSeconds) })}</span>
                    ),
                  },
                ]
              : []),
            { label: <b>{t('paidSoFar')}</b>, value: <b>{durations(paidSeconds)}</b> },
            { label: t('hourlyPay'), value: money(pay.hourlyAmount) },
            ...pay.pieces.map(({ woNumber, sequence, quantity, pieceRate, amount }) => ({
              label: t('piecePay', {
                woNumber,
                sequence: String(sequence),
                quantity: figures.quantity(quantity),
                rate: figures.unitCost(pieceRate, currency),
              }),
              value: money(amount),
            })),
            ...(isZero(pay.pieceAmount) ? [] : [{ label: t('piecePaySum'), value: money(pay.pieceAmount) }]),
            { label: <b>{t('paySum')}</b>, value: <b>{money(pay.amount)}</b> },
          ]}
        />
      </Card>
    </section>
  );
}
