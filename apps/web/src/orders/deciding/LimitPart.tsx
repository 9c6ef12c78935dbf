import type { ApprovalFacts } from '@gemba/contract/orders/deciding/approval-facts';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { LimitMeter } from '../../kit/ui/figures/LimitMeter.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';

type Props = {
  approval: ApprovalFacts;
  /** The amount that stands beside it; the same one is not said twice. */
  shown?: { total: string | undefined; currency: string };
};

/** The share of the limit that one order takes. The share is for the eye; the server compares exactly. */
export function LimitShare({ approval, shown }: Props) {
  const t = useTranslations('deciding');
  const { money, roundMoney, percent } = useFigures();
  const { amount, limit, currency } = approval;
  if (limit === null) return null;
  const used = Number(limit) > 0 ? Number(amount) / Number(limit) : 2;
  // Even a small order shows one per cent.
  const share = Math.max(Number(amount) > 0 ? 1 : 0, Math.round(used * 100));
  const isShown = shown?.total === amount && shown.currency === currency;
  return (
    <LimitMeter
      label={t('limit')}
      used={used}
      text={t(isShown ? 'limitShare' : 'limitUsed', {
        amount: money(amount, currency),
        share: percent(String(share)),
      })}
      limit={roundMoney(limit, currency)}
    />
  );
}

export function LimitPart({ approval }: { approval: ApprovalFacts }) {
  if (approval.limit === null) return null;
  return (
    <Card pad>
      <LimitShare approval={approval} />
    </Card>
  );
}
