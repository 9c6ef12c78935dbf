import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { compare } from '@gemba/contract/kit/fixed-point';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconFall, IconRise } from '../../kit/ui/icons.ts';
import { notableChange } from '../../orders/index.ts';
import styles from './CardDetails.module.css';

/** The first lines: the requested price beside the vendor's price and the last cost, and the stock. */
export function CardLines({ card: { lines, itemCount, currency } }: { card: ApprovalCard }) {
  const t = useTranslations('approvals');
  const figures = useFigures();
  const nameOf = usePartName();
  if (lines.length === 0) return null;
  return (
    <ol className={styles['lines']} aria-label={t('lines')}>
      {lines.map((line) => {
        const { itemNumber, part, quantity, price, discount, extPrice } = line;
        const { vendorPrice, lastPoCost } = line;
        const change = notableChange(line);
        const rises = change !== undefined && compare(change, '0') > 0;
        return (
          <li key={itemNumber}>
            <div className={styles['head']}>
              <span className="code">{part ?? line.description}</span>
              {extPrice !== null && <span className={styles['amount']}>{figures.money(extPrice, currency)}</span>}
            </div>
            <p className={styles['meta']}>
              {part ? `${nameOf(line)} · ` : ''}
              {figures.quantity(quantity)}
              {price !== null && ` × ${figures.unitCost(price, currency)}`}
              {discount !== null && compare(discount, '0') > 0 && ` −\u00a0${figures.percent(discount)}`}
            </p>
            <div className={styles['prices']}>
              {vendorPrice && (
                <span>{t('vendorPrice', { price: figures.unitCost(vendorPrice.price, vendorPrice.currency) })}</span>
              )}
              {lastPoCost !== null && <span>{t('lastCost', { price: figures.pastCost(lastPoCost, currency) })}</span>}
              {change !== undefined && (
                <StatusTag tone={rises ? 'warn' : 'ok'} icon={rises ? IconRise : IconFall}>
                  {figures.change(change)}
                </StatusTag>
              )}
              {line.onHand !== null && <span>{t('onHand', { quantity: figures.quantity(line.onHand) })}</span>}
              {line.onDemand !== null && <span>{t('onDemand', { quantity: figures.quantity(line.onDemand) })}</span>}
            </div>
          </li>
        );
      })}
      {itemCount > lines.length && (
        <li className={styles['meta']}>{t('moreLines', { count: itemCount - lines.length })}</li>
      )}
    </ol>
  );
}
