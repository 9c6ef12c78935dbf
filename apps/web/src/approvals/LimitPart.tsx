import type { ApprovalFacts } from '@gemba/contract/approvals/approval-facts';
import { useTranslations } from 'use-intl';
import { useFigures } from '../kit/text/use-figures.ts';
import { Card } from '../kit/ui/Card.tsx';
import { LimitMeter } from '../kit/ui/LimitMeter.tsx';

/** How much of the limit one order takes. The share is for the eye; the server compares exactly. */
export function LimitPart({ approval }: { approval: ApprovalFacts }) {
  const t = useTranslations('approvals');
  const { money, roundMoney, percent } = useFigures();
  const { amount, limit, currency } = approval;
  if (limit === null) return null;
  const used = Number(limit) > 0 ? Number(amount) / Number(limit) : 2;
  // A small order takes something too.
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
