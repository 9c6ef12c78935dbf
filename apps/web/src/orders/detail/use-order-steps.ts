import type { OrderType } from '@gemba/contract/kit/order-types';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import type { MenuItem } from '../../kit/ui/input/MenuButton.tsx';
import { placesOf } from '../deciding/offered.ts';
import { orderSteps } from '../order-steps.ts';
import type { AnyOrder } from './detail-kind.ts';

/** The next steps with the goods of an order that this person may take: the only one as a button, several in the menu. */
export const useOrderSteps = (kind: OrderType, number: string, { status, events }: AnyOrder) => {
  const t = useTranslations('deciding');
  const menus = useMenus();
  const steps = orderSteps(kind, number, status).filter(({ screen }) => menus.has(screen));
  const step = steps.length === 1 && !placesOf(events).main ? steps[0] : undefined;
  const others: MenuItem[] = step
    ? []
    : steps.map(({ label, icon, href }) => ({ key: label, icon, label: t(`step.${label}`), href }));
  return { step, others };
};
