import {
  getIssuableWorkOrder,
  getIssue,
  issueToWorkOrder,
  listIssuableWorkOrders,
  reverseIssue,
} from '@gemba/contract/shipping/issue-work-order';
import { getProformaShipper, listProformaShippers, shipProforma } from '@gemba/contract/shipping/proforma-shippers';
import { shipSalesOrder } from '@gemba/contract/shipping/ship-sales-order';
import { getShippableSalesOrder, listShippableSalesOrders } from '@gemba/contract/shipping/shippable-sales-orders';
import {
  cancelShipper,
  getShipper,
  listShippers,
  reverseShipper,
  shipShipper,
} from '@gemba/contract/shipping/shippers';
import type { Capability } from '../kit/capability.ts';
import { shippableOrder } from './get-shippable-order.ts';
import { issuableFound, issuableOrder } from './issuable-orders.ts';
import { issueComponents } from './issue-work-order.ts';
import { shippersFound } from './list-shippers.ts';
import { readIssue } from './read-issue.ts';
import { proformasFound, readProforma } from './read-proforma.ts';
import { readShipper } from './read-shipper.ts';
import { reverseIssued } from './reverse-issue.ts';
import { shipAnnounced } from './ship-proforma.ts';
import { shipOrder, shipPicked } from './ship-sales-order.ts';
import { shippableFound } from './shippable-orders.ts';
import { cancelPicked, reverseShipped } from './take-back.ts';

export const shippingRoutes: Capability = (serve) => {
  serve.page(listShippableSalesOrders, shippableFound);
  serve.signedIn(getShippableSalesOrder, (tx, { companyId }, { params }) =>
    shippableOrder(tx, companyId, params.soNumber),
  );
  serve.signedIn(shipSalesOrder, shipOrder);
  serve.page(listShippers, shippersFound);
  serve.signedIn(getShipper, (tx, actor, { params }) => readShipper(tx, actor, params.shipperNumber));
  serve.signedIn(shipShipper, shipPicked);
  serve.signedIn(cancelShipper, cancelPicked);
  serve.signedIn(reverseShipper, reverseShipped);
  serve.page(listIssuableWorkOrders, issuableFound);
  serve.signedIn(getIssuableWorkOrder, (tx, { companyId }, { params }) =>
    issuableOrder(tx, companyId, params.woNumber),
  );
  serve.signedIn(issueToWorkOrder, issueComponents);
  serve.signedIn(getIssue, (tx, actor, { params }) => readIssue(tx, actor, params.issueNumber));
  serve.signedIn(reverseIssue, reverseIssued);
  serve.page(listProformaShippers, proformasFound);
  serve.signedIn(getProformaShipper, (tx, { companyId }, { params }) => readProforma(tx, companyId, params.pfNumber));
  serve.signedIn(shipProforma, shipAnnounced);
};
