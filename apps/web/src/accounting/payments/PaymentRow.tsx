import type { Payment } from '@gemba/contract/accounting/payments/payment';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconIn, IconOut } from '../../kit/ui/icons.ts';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { Lateness } from './Lateness.tsx';
import styles from './PaymentRow.module.css';

type Props = {
  payment: Payment;
  /** The list shows one party only, whose name is not repeated. */
  ofOne: boolean;
  onOpen: () => void;
};

/** Party, amount, date, method, documents, and punctuality. */
export function PaymentRow({ payment, ofOne, onOpen }: Props) {
  const t = useTranslations('accounting');
  const figures = useFigures();
  const { paymentNumber, paymentDate, direction, partyName, method, settles } = payment;
  const { currency, amount, baseCurrency, baseAmount, daysLate } = payment;
  const when = [
    figures.day(paymentDate),
    t(`method.${method}`),
    ...(settles.length > 1 ? [t('documents', { count: settles.length })] : []),
  ].join(' · ');
  return (
    <ListRow
      lead={<IconTile icon={direction === 'IN' ? IconIn : IconOut} tone={direction === 'IN' ? 'ok' : 'idle'} round />}
      title={ofOne ? paymentNumber : partyName}
      code={ofOne}
      sub={
        <>
          <span className="sr-only">{t(`sum.${direction}`)} </span>
          {!ofOne && (
            <>
              <span className="code">{paymentNumber}</span>
              {' · '}
            </>
          )}
          <span className={styles['when']}>{when}</span>
        </>
      }
      value={figures.money(amount, currency)}
      valueSub={currency === baseCurrency ? undefined : figures.money(baseAmount, baseCurrency)}
      chips={daysLate !== null && <Lateness days={daysLate} />}
      onClick={onOpen}
    />
  );
}
