import type { ScreenPath } from '@gemba/contract/auth/screens';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';

const places = {
  po: ['/poDetail', 'poNumber'],
  so: ['/soDetail', 'soNumber'],
  qo: ['/qoDetail', 'qoNumber'],
  wo: ['/woDetail', 'woNumber'],
  rma: ['/rmaDetail', 'rmaNumber'],
  rtv: ['/rtvDetail', 'rtvNumber'],
} as const satisfies Record<ApprovalKind, readonly [ScreenPath, string]>;

/** Where an order is read. */
export const orderAddress = (type: ApprovalKind, number: string) => {
  const [path, field] = places[type];
  return `${path}?${new URLSearchParams({ [field]: number })}`;
};
