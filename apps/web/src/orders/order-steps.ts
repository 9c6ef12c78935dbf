import { type OrderType, orderScreens } from '@gemba/contract/kit/order-types';
import type { ScreenPath } from '@gemba/contract/screens';
import { type Icon, IconReceive, IconShip, IconTimer } from '../kit/ui/icons.ts';

interface Step {
  label: 'receive' | 'ship' | 'issue' | 'report';
  icon: Icon;
  screen: ScreenPath;
}
export type OrderStep = Step & { href: `/${string}` };

const STEPS: Partial<Record<OrderType, { statuses: readonly string[]; steps: readonly Step[] }>> = {
  po: {
    statuses: ['APPROVED', 'PARTIAL'],
    steps: [{ label: 'receive', icon: IconReceive, screen: '/receivePo/editPo' }],
  },
  so: { statuses: ['OPEN', 'PARTIAL'], steps: [{ label: 'ship', icon: IconShip, screen: '/shipperSo/editSo' }] },
  wo: {
    statuses: ['APPROVED', 'RUN'],
    steps: [
      { label: 'receive', icon: IconReceive, screen: '/receiveWo/editWo' },
      { label: 'issue', icon: IconShip, screen: '/shipperWo/editWo' },
      { label: 'report', icon: IconTimer, screen: '/report' },
    ],
  },
  rma: {
    statuses: ['APPROVED', 'PARTIAL'],
    steps: [{ label: 'receive', icon: IconReceive, screen: '/receiveRma/editRma' }],
  },
  rtv: { statuses: ['APPROVED', 'PARTIAL'], steps: [{ label: 'ship', icon: IconShip, screen: '/shipRtv/editRtv' }] },
};

/** The next steps with the goods of an order, as its status allows them. Their screens name it as its own does. */
export const orderSteps = (kind: OrderType, number: string, status: string | null): OrderStep[] => {
  const next = STEPS[kind];
  if (!next || status === null || !next.statuses.includes(status)) return [];
  const [, field] = orderScreens[kind];
  return next.steps.map((step) => ({ ...step, href: `${step.screen}?${new URLSearchParams({ [field]: number })}` }));
};
