import type { DecidedForMe } from '@gemba/contract/approvals/delegation/list-decided-for-me';
import { orderAddress } from '@gemba/contract/kit/order-types';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import type { Tone } from '../../kit/ui/feedback/tone.ts';
import { type Icon, IconCancelled, IconDone, IconEdit, IconHold, IconOrders, IconStart } from '../../kit/ui/icons.ts';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

const looks: Record<DecidedForMe['decision'], { icon: Icon; tone: Tone }> = {
  APPROVE: { icon: IconDone, tone: 'ok' },
  REJECT: { icon: IconCancelled, tone: 'bad' },
  COMMIT: { icon: IconOrders, tone: 'ok' },
  AMEND: { icon: IconEdit, tone: 'info' },
  HOLD: { icon: IconHold, tone: 'hold' },
  RELEASE: { icon: IconStart, tone: 'info' },
};

/** One decision that a deputy made in the reader's name; a tap opens its order. */
export function DecidedForMeRow({ decided }: { decided: DecidedForMe }) {
  const t = useTranslations('approvals');
  const { money, day, time } = useFigures();
  const { dayOf } = useToday();
  const { type, number, decision, ofChange, amount, currency, by, at } = decided;
  return (
    <ListRow
      lead={<IconTile {...looks[decision]} />}
      title={
        <>
          {t(`kind.${type}`)} <span className="code">{number}</span>
        </>
      }
      sub={t(`decidedFor.${ofChange ? 'CHANGE_REJECTED' : decision}`, { name: by.name })}
      value={money(amount, currency)}
      valueSub={`${day(dayOf(at))} ${time(at)}`}
      href={orderAddress(type, number)}
    />
  );
}
