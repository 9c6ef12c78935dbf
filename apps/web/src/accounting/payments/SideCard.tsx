import type { PaymentSide } from '@gemba/contract/accounting/payment-history';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { classesOf } from '../../kit/ui/classes.ts';
import { IconBecomes, IconFall, IconRise } from '../../kit/ui/icons.ts';
import { changeOf, directionOf } from './compared.ts';
import styles from './SideCard.module.css';
import { SideFacts } from './SideFacts.tsx';

const c = classesOf(styles);
const pictures = { up: IconRise, down: IconFall, flat: IconBecomes };

type Props = {
  side: PaymentSide;
  baseCurrency: string;
  /** The period, and what it is compared with. */
  days: string;
  daysBefore: string | undefined;
  /** Beside the other side: only the sum. */
  brief: boolean;
};

/** What came in, or went out: the sum first, then how many payments and how punctual. */
export function SideCard({ side, baseCurrency, days, daysBefore, brief }: Props) {
  const t = useTranslations('accounting');
  const figures = useFigures();
  const { direction, now, before, currencies } = side;
  const change = before ? changeOf(now.amount, before.amount) : undefined;
  const went = before ? directionOf(now.amount, before.amount) : 'flat';
  const Picture = pictures[went];
  // More received is good; more paid is neither.
  const tone = direction === 'OUT' || went === 'flat' ? 'even' : went === 'up' ? 'good' : 'poor';
  const foreign = currencies.filter(({ currency }) => currency !== baseCurrency);
  return (
    <Card pad aria-label={t(`sum.${direction}`)}>
      <div className={c('head')}>
        <h2 className={c('label')}>{t(`sum.${direction}`)}</h2>
        <span className={c('note')}>{brief ? t('countIn', { count: now.count, days }) : days}</span>
      </div>
      <p className={c('sum')}>{figures.money(now.amount, baseCurrency)}</p>
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
