import type { PaymentSide, PaymentSum } from '@gemba/contract/accounting/payments/payment';
import { divide } from '@gemba/contract/kit/fixed-point';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { FittedNumber } from '../../kit/ui/figures/FittedNumber.tsx';
import { IconBecomes, IconFall, IconRise } from '../../kit/ui/icons.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Facts } from '../../kit/ui/list/Facts.tsx';
import { directionOf, growthOf } from '../growth-of.ts';
import styles from './SideCard.module.css';

const c = classesOf(styles);
const pictures = { up: IconRise, down: IconFall, flat: IconBecomes };

type Props = {
  side: PaymentSide;
  baseCurrency: string;
  /** The period, and the one it is compared with. */
  days: string;
  daysBefore: string | undefined;
  /** Beside the other side: only the total. */
  brief: boolean;
};

/** The received or paid total, then the number of payments and their punctuality. */
export function SideCard({ side, baseCurrency, days, daysBefore, brief }: Props) {
  const t = useTranslations('accounting');
  const figures = useFigures();
  const { direction, now, before, currencies } = side;
  const change = before ? growthOf(now.amount, before.amount) : undefined;
  const went = before ? directionOf(now.amount, before.amount) : 'flat';
  const Picture = pictures[went];
  // More received is good; more paid is neutral.
  const tone = direction === 'OUT' || went === 'flat' ? 'even' : went === 'up' ? 'good' : 'poor';
  const foreign = currencies.filter(({ currency }) => currency !== baseCurrency);
  return (
    <Card pad aria-label={t(`sum.${direction}`)}>
      <div className={c('head')}>
        <h2 className={c('label')}>{t(`sum.${direction}`)}</h2>
        <span className={c('note')}>{brief ? t('countIn', { count: now.count, days }) : days}</span>
      </div>
      <p className={c('sum')}>
        <FittedNumber size="large">{figures.money(now.amount, baseCurrency)}</FittedNumber>
      </p>
      {before && daysBefore && (
        <p className={c('change')}>
          {change === undefined ? (
            <span className={c('note')}>{t('nothingBefore', { days: daysBefore })}</span>
          ) : (
            <>
              <span className={c('delta', tone)}>
                <Picture size={16} />
                {figures.change(change)}
              </span>
              <span className={c('note')}>{t('versus', { days: daysBefore })}</span>
            </>
          )}
        </p>
      )}
      {!brief && foreign.length > 0 && (
        <p className={c('note')}>
          {t('ofWhich', {
            amounts: foreign.map(({ amount, currency }) => figures.money(amount, currency)).join(' · '),
          })}
        </p>
      )}
      {!brief && <SideFacts now={now} before={before} />}
    </Card>
  );
}

type SideFactsProps = { now: PaymentSum; before: PaymentSum | null };

/** Number of payments, average delay and share of late ones, each compared with before. */
function SideFacts({ now, before }: SideFactsProps) {
  const t = useTranslations('accounting');
  const figures = useFigures();
  const count = (sum: PaymentSum) => figures.quantity(String(sum.count));
  const delay = ({ daysLate }: PaymentSum) => (daysLate === null ? t('none') : figures.quantity(daysLate));
  const share = ({ settled, late }: PaymentSum) =>
    settled === 0 ? t('none') : figures.percent(divide(`${late}00`, String(settled), 0));
  const told = (write: (sum: PaymentSum) => string, value = write(now)) => (
    <>
      {value}
      {before && <span className={styles['before']}>{t('before', { value: write(before) })}</span>}
    </>
  );
  const days = now.daysLate === null ? undefined : t('inDays', { days: delay(now) });
  return (
    <Facts
      facts={[
        { label: t('payments'), value: told(count) },
        { label: t('delay'), value: told(delay, days) },
        { label: t('paidLate'), value: told(share) },
      ]}
    />
  );
}
