import { compare } from '@gemba/contract/kit/fixed-point';
import type { ShippableSalesOrder } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { LimitMeter } from '../../kit/ui/figures/LimitMeter.tsx';
import { IconChat, IconLocked } from '../../kit/ui/icons.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';

/** A picture of the share, not the share: a float is good enough for a meter. */
const shareOf = (used: string, left: string, limit: string) =>
  Number(limit) > 0 ? (Number(used) + Number(left)) / Number(limit) : 2;

/** The reasons why this customer's goods cannot leave, their credit, and the note on the order. */
export function SaleNotices({ order }: { order: ShippableSalesOrder }) {
  const t = useTranslations('shipping');
  const say = useRefusal();
  const figures = useFigures();
  const { customerId, customer, message } = order;
  const { currency, limit, used, orderLeft, wouldExceed, warns } = customer.credit;
  const usedUp = compare(used, limit) >= 0;
  const money = (amount: string) => figures.roundMoney(amount, currency);
  return (
    <>
      {customer.locked && (
        <Banner tone="bad" icon={IconLocked} title={say('CUSTOMER_IS_HOLD', { customerId })}>
          {customer.lockReason}
        </Banner>
      )}
      {wouldExceed && (
        <Banner tone="warn" title={t(usedUp ? 'creditUsedUp' : 'overCredit')}>
          {t(warns ? 'overCreditAsks' : usedUp ? 'creditUsedUpWho' : 'overCreditWho')}
        </Banner>
      )}
      <Card pad>
        <LimitMeter
          label={t('credit')}
          used={shareOf(used, orderLeft, limit)}
          text={t('creditUsed', { used: money(used), order: money(orderLeft) })}
          limit={t('creditLimit', { limit: money(limit) })}
        />
      </Card>
      {message && (
        <Banner icon={IconChat} title={t('note')}>
          {message}
        </Banner>
      )}
    </>
  );
}
