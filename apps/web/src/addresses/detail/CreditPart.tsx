import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { KeyValueList } from '../../kit/ui/Facts.tsx';
import { LimitMeter } from '../../kit/ui/LimitMeter.tsx';
import type { Opened } from './read-address.ts';

type Props = { credit: Opened['customer']['credit'] };

const PARTS = ['openReceivable', 'unbilled', 'picked', 'available'] as const;

/** How much of its limit a customer uses, and with what. The share is for the eye; the server compares exactly. */
export function CreditPart({ credit }: Props) {
  const t = useTranslations('addresses');
  const { money, roundMoney, percent } = useFigures();
  const { creditLimit, used, currency } = credit;
  const share = Number(creditLimit) > 0 ? Number(used) / Number(creditLimit) : Number(used) > 0 ? 2 : 0;
  const told =
    Number(creditLimit) > 0
      ? t('creditUsed', { amount: money(used, currency), share: percent(String(Math.round(share * 100))) })
      : t('creditUsedOfNone', { amount: money(used, currency) });
  return (
    <Card pad>
      <LimitMeter label={t('field.creditLimit')} used={share} text={told} limit={roundMoney(creditLimit, currency)} />
      <KeyValueList
        facts={PARTS.map((part) => ({ label: t(`field.${part}`), value: money(credit[part], currency) }))}
      />
    </Card>
  );
}
