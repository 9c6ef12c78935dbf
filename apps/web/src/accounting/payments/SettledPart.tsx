import type { PaymentDirection, Settled } from '@gemba/contract/accounting/payments/payment';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { Lateness } from './Lateness.tsx';

type Props = { settled: Settled; direction: PaymentDirection; currency: string };

/** One invoice, bill or note: the paid amount, the due date, and its source documents. */
export function SettledPart({ settled, direction, currency }: Props) {
  const t = useTranslations('accounting');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const { number, kind, dueDate, amount, daysLate, orderNumber, shipperNumber, receiverNumbers } = settled;
  const documents = [
    { thing: direction === 'IN' ? 'so' : 'po', of: orderNumber },
    { thing: 'shipper', of: shipperNumber },
    ...receiverNumbers.map((of) => ({ thing: 'receiver', of }) as const),
  ] as const;
  return (
    <List aria-label={t(`kind.${kind}`, { number })}>
      <ListRow
        title={t(`kind.${kind}`, { number })}
        sub={t('due', { day: figures.day(dueDate) })}
        value={figures.money(amount, currency)}
        chips={daysLate !== null && <Lateness days={daysLate} />}
      />
      {documents.map(({ thing, of }) =>
        of ? (
          <ListRow
            key={`${thing} ${of}`}
            title={t(`paper.${thing}`)}
            value={<span className="code">{of}</span>}
            href={linkTo(thing, of)}
          />
        ) : null,
      )}
    </List>
  );
}
