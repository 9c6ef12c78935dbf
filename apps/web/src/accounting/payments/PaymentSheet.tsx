import type { Payment } from '@gemba/contract/accounting/payments/payment';
import { subtract } from '@gemba/contract/kit/fixed-point';
import { MONEY_SCALE, sumMoney } from '@gemba/contract/kit/money';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { addressOfPayments, EVERYTHING } from './payment-filters.ts';
import { SettledPart } from './SettledPart.tsx';

type Props = { payment: Payment; ofOne: boolean; onClose: () => void };

/** One payment with all its data, and links to its documents. */
export function PaymentSheet({ payment, ofOne, onClose }: Props) {
  const t = useTranslations('accounting');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const { paymentNumber, paymentDate, direction, partyId, partyName, method, reference, settles } = payment;
  const { currency, amount, baseCurrency, baseAmount, exchangeRate } = payment;
  const applied = sumMoney(settles.map((settled) => settled.amount));
  const isForeign = currency !== baseCurrency;
  const kind = direction === 'IN' ? 'customer' : 'vendor';
  const address = linkTo(kind, partyId);
  const ofParty = direction === 'IN' ? { customerId: partyId } : { vendorId: partyId };
  const itsPayments = addressOfPayments({
    ...EVERYTHING,
    direction: undefined,
    customerId: undefined,
    vendorId: undefined,
    q: '',
    ...ofParty,
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('paymentOf', { amount: figures.money(amount, currency) })}
      sub={
        <>
          {partyName} · <span className="code">{partyId}</span>
        </>
      }
    >
      <KeyValueList
        facts={[
          { label: t('field.number'), value: <span className="code">{paymentNumber}</span> },
          { label: t('field.date'), value: figures.day(paymentDate) },
          { label: t('field.method'), value: t(`method.${method}`) },
          ...(reference ? [{ label: t('field.reference'), value: <span className="code">{reference}</span> }] : []),
          ...(isForeign
            ? [
                { label: t('field.baseAmount'), value: figures.money(baseAmount, baseCurrency) },
                { label: t('field.rate'), value: figures.rate(exchangeRate) },
              ]
            : []),
          ...(applied === amount
            ? []
            : [
                { label: t('field.onAccount'), value: figures.money(subtract(amount, applied, MONEY_SCALE), currency) },
              ]),
        ]}
      />
      {settles.length > 0 && <SectionHeader title={t('settles')} />}
      {settles.map((settled) => (
        <SettledPart key={settled.number} settled={settled} direction={direction} currency={currency} />
      ))}
      {(address || !ofOne) && <SectionHeader title={t(`party.${kind}`)} />}
      <List>
        {address && <ListRow title={t('address')} href={address} />}
        {!ofOne && <ListRow title={t('itsPayments')} href={itsPayments} onClick={onClose} />}
      </List>
    </Sheet>
  );
}
