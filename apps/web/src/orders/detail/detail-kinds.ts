import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import type { DrawnKind } from './detail-kind.ts';
import { purchaseOrderKind } from './purchase-order-kind.ts';
import { rmaKind, rtvKind } from './return-kinds.ts';
import { quoteKind, salesOrderKind } from './sold-kinds.ts';
import { workOrderKind } from './work-order-kind.ts';

/** The six kinds of document that are read and decided: how each is read, and which of its fields stand where. */
export const detailKinds: Readonly<Record<ApprovalKind, DrawnKind>> = {
  po: purchaseOrderKind,
  so: salesOrderKind,
  qo: quoteKind,
  wo: workOrderKind,
  rma: rmaKind,
  rtv: rtvKind,
};
