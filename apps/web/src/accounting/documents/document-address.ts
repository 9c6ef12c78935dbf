import { reportOfDecision } from '@gemba/contract/inventory/decision-number';
import type { OrderType } from '@gemba/contract/kit/order-types';
import type { Thing } from '../../auth/index.ts';
import { addressWith } from '../../kit/router/address-with.ts';

/** A document as a row of the journal or of a figure names it. */
export type NamedDocument = {
  documentKind: string;
  documentNumber: string;
  /** The order of an invoice or a bill. */
  orderKind: OrderType | null;
  orderNumber: string | null;
  partNumber?: string | null;
};
type LinkTo = (thing: Thing, key: string | null | undefined) => string | undefined;

/** Documents that have a screen of their own, or whose number is that of a part. */
const things: Partial<Record<string, Thing>> = {
  so: 'so',
  po: 'po',
  qo: 'qo',
  wo: 'wo',
  work_order: 'wo',
  rma: 'rma',
  rtv: 'rtv',
  receiver: 'receiver',
  shipper: 'shipper',
  rtv_shipper: 'rtvShipper',
  issue: 'issue',
  transfer: 'transfer',
  count: 'count',
  proforma_receiver: 'proformaReceiver',
  proformaReceiver: 'proformaReceiver',
  time_report: 'timeReport',
  timeReport: 'timeReport',
  inspection: 'inspection',
  ncr: 'ncr',
  ecn: 'ecn',
  part: 'part',
  bom: 'bom',
  balance: 'part',
  log: 'logOfPart',
};

/** The screen of a document; of an invoice or a bill, its order; of a payment, the payments with its number. */
export const documentAddress = (document: NamedDocument, linkTo: LinkTo): string | undefined => {
  const { documentKind, documentNumber, orderKind, orderNumber, partNumber } = document;
  const thing = things[documentKind];
  if (thing) return linkTo(thing, documentNumber);
  switch (documentKind) {
    case 'qa_decision':
      return linkTo('inspection', reportOfDecision(documentNumber));
    case 'payment':
      return addressWith('/accounting/paymentHistory', { period: 'all', q: documentNumber });
    case 'alarm':
      return `/report/detail/${documentNumber}`;
    case 'document':
      return linkTo('part', partNumber);
    default:
      return orderKind ? linkTo(orderKind, orderNumber) : undefined;
  }
};
