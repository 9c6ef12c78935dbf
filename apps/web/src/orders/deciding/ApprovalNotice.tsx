import { subtract } from '@gemba/contract/kit/fixed-point';
import { MONEY_SCALE } from '@gemba/contract/kit/money';
import type { ApprovalFacts } from '@gemba/contract/orders/deciding/approval-facts';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { IconLocked, IconPeople } from '../../kit/ui/icons.ts';
import { LimitPart } from './LimitPart.tsx';

type Props = {
  approval: ApprovalFacts;
  /** Whether it shows the limit; the head of a wide window has it already. */
  limit: boolean;
};

/** Tells a person why they cannot approve, or how much of their limit this order takes, and for whom they decide. */
export function ApprovalNotice({ approval, limit: showsLimit }: Props) {
  const t = useTranslations('deciding');
  const { money, roundMoney } = useFigures();
  const { reason, amount, limit, currency, onBehalfOf } = approval;
  if (reason === 'EXCEED_AUTHORIZED_APPROVAL_LIMIT' && limit !== null) {
    const facts = {
      limit: roundMoney(limit, currency),
      amount: money(amount, currency),
      name: onBehalfOf?.name ?? '',
    };
    return (
      <Banner tone="bad" title={t('overBy', { over: roundMoney(subtract(amount, limit, MONEY_SCALE), currency) })}>
        {t(onBehalfOf ? 'overHowFor' : 'overHow', facts)}
      </Banner>
    );
  }
  if (reason) {
    return (
      <Banner tone="hold" icon={IconLocked} title={t(`cannot.${reason}`)}>
        {t(`cannotHow.${reason}`)}
      </Banner>
    );
  }
  return (
    <>
      {onBehalfOf && (
        <Banner icon={IconPeople} title={t('onBehalf', { name: onBehalfOf.name })}>
          {t('onBehalfHow')}
        </Banner>
      )}
      {showsLimit && <LimitPart approval={approval} />}
    </>
  );
}
