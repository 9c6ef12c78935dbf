import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { FittedNumber } from '../../kit/ui/figures/FittedNumber.tsx';
import { InlineLink } from '../../kit/ui/input/InlineLink.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Facts } from '../../kit/ui/list/Facts.tsx';
import { OrderStatus } from '../OrderStatus.tsx';
import type { Head } from './detail-kind.ts';
import type { Reading } from './FieldList.tsx';
import { namedBy } from './fields.ts';
import styles from './HeadCard.module.css';
import { type Currencies, useFormatField } from './use-format-field.tsx';

type Props = { kind: string; status: string; head: Head; reading: Reading; money: Currencies };

/** The head of an order: party, amount, status and three facts. */
export function HeadCard({ kind, status, head, reading, money }: Props) {
  const t = useTranslations('orders');
  const figures = useFigures();
  const nameOf = usePartName();
  const linkTo = useLinkTo();
  const written = useFormatField(money);
  const { title, code, thing, by, amount, quantity, plannedCost } = head;
  const href = linkTo(thing, code);
  const shownCode = <span className="code">{code}</span>;
  const facts = head.facts.map((field) => {
    const name = namedBy[field] && reading[namedBy[field]];
    return { label: t(`field.${field}`), value: typeof name === 'string' ? name : written(field, reading[field]) };
  });
  return (
    <Card pad>
      <h2 className={styles['title']}>{typeof title === 'string' ? title : nameOf(title)}</h2>
      <p className={styles['sub']}>
        {t(`thing.${thing as 'vendor'}`)} {href ? <InlineLink href={href}>{shownCode}</InlineLink> : shownCode}
        {by && ` · ${t(`by.${kind as 'po'}`, { name: by })}`}
      </p>
      <div className={styles['number']}>
        {amount && <FittedNumber>{figures.money(amount.total, amount.currency)}</FittedNumber>}
        {quantity && <FittedNumber unit={quantity.unit}>{figures.quantity(quantity.quantity)}</FittedNumber>}
        <OrderStatus kind={kind} status={status} />
      </div>
      {quantity && (
        <p className={styles['sub']}>{t('receivedOf', { quantity: figures.quantity(quantity.received) })}</p>
      )}
      {plannedCost !== undefined && (
        <p className={styles['cost']}>{t('plannedCost', { cost: figures.money(plannedCost, money.baseCurrency) })}</p>
      )}
      <div className={styles['facts']}>
        <Facts facts={facts} />
      </div>
    </Card>
  );
}
