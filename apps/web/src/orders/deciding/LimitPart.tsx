import type { ApprovalFacts } from '@gemba/contract/orders/deciding/approval-facts';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { LimitMeter } from '../../kit/ui/figures/LimitMeter.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';

/** The share of the limit that one order takes. The share is for the eye; the server compares exactly. */
export function LimitPart({ approval }: { approval: ApprovalFacts }) {
  const t = useTranslations('deciding');
  const { money, roundMoney, percent } = useFigures();
  const { amount, limit, currency } = approval;
  if (limit === null) return null;
  const used = Number(limit) > 0 ? Number(amount) / Number(limit) : 2;
  // Even a small order shows one per cent.
  const share = Math.max(Number(amount) > 0 ? 1 : 0, Math.round(used * 100));
  return (
    <Card pad>
      <LimitMeter
        label={t('limit')}
        used={used}
        text={t('limitUsed', { amount: money(amount, currency), share: percent(String(share)) })}
        limit={roundMoney(limit, currency)}
      />
    </Card>
  );
}
