import type { ShippableSalesOrder } from '@gemba/contract/shipping/shippable-sales-orders';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { compareDecimals } from '../../kit/ui/decimal-input.ts';
import { IconChat, IconLocked } from '../../kit/ui/icons.ts';
import { LimitMeter } from '../../kit/ui/LimitMeter.tsx';

/** A picture of the share, not the share: a float is good enough for a meter. */
const shareOf = (used: string, left: string, limit: string) =>
  Number(limit) > 0 ? (Number(used) + Number(left)) / Number(limit) : 2;

/** What is in the way of this customer's goods, and who can clear it; its credit; what somebody wrote on the order. */
export function SaleNotices({ order }: { order: ShippableSalesOrder }) {
  const t = useTranslations('shipping');
  const say = useRefusal();
  const figures = useFigures();
  const { customerId, customer, message } = order;
  const { currency, limit, used, orderLeft, wouldExceed, warns } = customer.credit;
  const usedUp = compareDecimals(used, limit) >= 0;
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
