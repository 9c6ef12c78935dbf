import type { CallReply } from '@gemba/contract/kit/call';
import type { getShippingReadiness } from '@gemba/contract/shipping/sales-order/get-shipping-readiness';
import { READINESS, type Readiness } from '@gemba/contract/shipping/sales-order/readiness';
import { useTranslations } from 'use-intl';
import { IconClock, IconOk, IconPartial } from '../../kit/ui/icons.ts';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { OrderToShip } from './OrderToShip.tsx';
import styles from './ReadinessSections.module.css';

export type ReadinessGroups = CallReply<typeof getShippingReadiness>;
type Props = { groups: ReadinessGroups; onChoose: (readiness: Readiness) => void };

const icons = { ready: IconOk, part: IconPartial, none: IconClock };

/** A count, with a plus where not all orders were counted. */
export const countText = (count: number, more: boolean) => `${count}${more ? '+' : ''}`;

/** The orders due first of each kind: what can be shipped stands on top. */
export function ReadinessSections({ groups, onChoose }: Props) {
  const t = useTranslations('shipping');
  return READINESS.filter((readiness) => groups[readiness].count > 0).map((readiness) => {
    const { count, first } = groups[readiness];
    const PartIcon = icons[readiness];
    const title = t(`section.${readiness}`);
    const action = { label: t('allOf', { count: countText(count, groups.more) }), onClick: () => onChoose(readiness) };
    return (
      <section key={readiness} aria-label={title}>
        <SectionHeader
          title={
            <span className={`${styles['title']} ${styles[readiness]}`}>
              <PartIcon size={20} />
              {title}
            </span>
          }
          action={count > first.length || groups.more ? action : undefined}
        />
        <List aria-label={title}>
          {first.map((order) => (
            <OrderToShip key={order.soNumber} order={order} />
          ))}
        </List>
      </section>
    );
  });
}
