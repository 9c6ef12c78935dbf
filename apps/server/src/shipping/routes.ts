import type { Capability } from '../kit/capability.ts';
import { getIssuableWorkOrder } from './issue/get-issuable-work-order.ts';
import { getIssue } from './issue/get-issue.ts';
import { issueToWorkOrder } from './issue/issue-to-work-order.ts';
import { listIssuableWorkOrders } from './issue/list-issuable-work-orders.ts';
import { getProformaShipper } from './proforma/get-proforma-shipper.ts';
import { listProformaShippers } from './proforma/list-proforma-shippers.ts';
import { makeProformaShipper } from './proforma/make-proforma-shipper.ts';
import { shipProforma } from './proforma/ship-proforma.ts';
import { withdrawProformaShipper } from './proforma/withdraw-proforma-shipper.ts';
import { reverseIssue } from './reversal/reverse-issue.ts';
import { reverseRtvShipper } from './reversal/reverse-rtv-shipper.ts';
import { reverseShipper } from './reversal/reverse-shipper.ts';
import { getRtvShipper } from './rtv/get-rtv-shipper.ts';
import { getShippableRtv } from './rtv/get-shippable-rtv.ts';
import { listRtvShippers } from './rtv/list-rtv-shippers.ts';
import { listShippableRtvs } from './rtv/list-shippable-rtvs.ts';
import { shipRtv } from './rtv/ship-rtv.ts';
import { getShippableSalesOrder } from './sales-order/get-shippable-sales-order.ts';
import { getShippingReadiness } from './sales-order/get-shipping-readiness.ts';
import { listShippableSalesOrders } from './sales-order/list-shippable-sales-orders.ts';
import { shipSalesOrder } from './sales-order/ship-sales-order.ts';
import { cancelShipper } from './shippers/cancel-shipper.ts';
import { getShipper } from './shippers/get-shipper.ts';
import { listShippers } from './shippers/list-shippers.ts';
import { shipShipper } from './shippers/ship-shipper.ts';

export const shippingRoutes: Capability = [
  listShippableSalesOrders,
  getShippingReadiness,
  getShippableSalesOrder,
  shipSalesOrder,
  listShippers,
  getShipper,
  shipShipper,
  cancelShipper,
  reverseShipper,
  listIssuableWorkOrders,
  getIssuableWorkOrder,
  issueToWorkOrder,
  getIssue,
  reverseIssue,
  listProformaShippers,
  getProformaShipper,
  makeProformaShipper,
  shipProforma,
  withdrawProformaShipper,
  listShippableRtvs,
  getShippableRtv,
  shipRtv,
  listRtvShippers,
  getRtvShipper,
  reverseRtvShipper,
];
