import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { purchaseOrderKind } from '../purchase-order/purchase-order-kind.ts';
import { quoteKind } from '../quote/quote-kind.ts';
import { rmaKind, rtvKind } from '../returns/return-kinds.ts';
import { salesOrderKind } from '../sales-order/sales-order-kind.ts';
import { workOrderKind } from '../work-order/work-order-kind.ts';
import type { KindView } from './detail-kind.ts';

/** The six kinds of order that are read and decided: how each is read, and where its fields stand. */
export const detailKinds: Readonly<Record<ApprovalKind, KindView>> = {
  po: purchaseOrderKind,
  so: salesOrderKind,
  qo: quoteKind,
  wo: workOrderKind,
  rma: rmaKind,
  rtv: rtvKind,
};
