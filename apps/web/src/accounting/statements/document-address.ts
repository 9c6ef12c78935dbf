import type { JournalRow } from '@gemba/contract/accounting/statements/list-journal';
import { reportOfDecision } from '@gemba/contract/inventory/decision-number';
import type { Thing } from '../../auth/index.ts';

type Document = Pick<JournalRow, 'documentKind' | 'documentNumber' | 'orderKind' | 'orderNumber'>;
type LinkTo = (thing: Thing, key: string | null | undefined) => string | undefined;

/** Documents that have a screen of their own. */
const things: Partial<Record<string, Thing>> = {
  receiver: 'receiver',
  shipper: 'shipper',
  issue: 'issue',
  rtv_shipper: 'rtvShipper',
  transfer: 'transfer',
  count: 'count',
  proforma_receiver: 'proformaReceiver',
  work_order: 'wo',
  rtv: 'rtv',
  rma: 'rma',
  ncr: 'ncr',
};

/** The screen of a document; of an invoice or a bill, its order; of a payment, the payments with its number. */
export const documentAddress = (document: Document, linkTo: LinkTo): string | undefined => {
  const { documentKind, documentNumber, orderKind, orderNumber } = document;
  const thing = things[documentKind];
  if (thing) return linkTo(thing, documentNumber);
  if (documentKind === 'qa_decision') return linkTo('inspection', reportOfDecision(documentNumber));
  if (documentKind === 'payment')
    return `/accounting/paymentHistory?${new URLSearchParams({ period: 'all', q: documentNumber }).toString()}`;
  if (documentKind === 'time_report')
    return `/report/reportDetail?${new URLSearchParams({ reportId: documentNumber }).toString()}`;
  return orderKind ? linkTo(orderKind, orderNumber) : undefined;
};
