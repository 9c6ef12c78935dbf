import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { classesOf } from '../../kit/ui/classes.ts';
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

const c = classesOf(styles);

type Props = {
  kind: string;
  status: string;
  head: Head;
  reading: Reading;
  money: Currencies;
  /** Six facts and `limit` have room then, and the bar names the party. */
  wide: boolean;
  limit: ReactNode;
};

/** The head of an order: party, amount, status and three facts. */
export function HeadCard({ kind, status, head, reading, money, wide, limit }: Props) {
  const t = useTranslations('orders');
  const figures = useFigures();
  const written = useFormatField(money);
  const { by, amount, quantity, plannedCost } = head;
  const facts = (wide ? head.wideFacts : head.facts).map((field) => {
    const name = namedBy[field] && reading[namedBy[field]];
    return { label: t(`field.${field}`), value: typeof name === 'string' ? name : written(field, reading[field]) };
  });
  return (
    <Card pad>
      {!wide && (
        <>
          <h2 className={c('title')}>
            <PartyName head={head} />
          </h2>
          <p className={c('sub')}>
            <PartyCode head={head} />
            {by && ` · ${t(`by.${kind as 'po'}`, { name: by })}`}
          </p>
        </>
      )}
      <div className={c(wide && 'wide')}>
        <div>
          <div className={c('number')}>
            {amount && <FittedNumber>{figures.money(amount.total, amount.currency)}</FittedNumber>}
            {quantity && <FittedNumber unit={quantity.unit}>{figures.quantity(quantity.quantity)}</FittedNumber>}
            <OrderStatus kind={kind} status={status} />
          </div>
          {quantity && <p className={c('sub')}>{t('receivedOf', { quantity: figures.quantity(quantity.received) })}</p>}
          {plannedCost !== undefined && (
            <p className={c('cost')}>{t('plannedCost', { cost: figures.money(plannedCost, money.baseCurrency) })}</p>
          )}
        </div>
        {limit}
      </div>
      <div className={c('facts', wide && 'even')}>
        <Facts facts={facts} even={wide} />
      </div>
    </Card>
  );
}

/** The vendor or customer, or the part that a work order makes. */
export function PartyName({ head: { title } }: { head: Head }) {
  const nameOf = usePartName();
  return typeof title === 'string' ? title : nameOf(title);
}

/** The kind and the code of the party or part, with the way to its screen. */
export function PartyCode({ head: { thing, code } }: { head: Head }) {
  const t = useTranslations('orders');
  const href = useLinkTo()(thing, code);
  const shown = <span className="code">{code}</span>;
  return (
    <>
      {t(`thing.${thing as 'vendor'}`)} {href ? <InlineLink href={href}>{shown}</InlineLink> : shown}
    </>
  );
}
