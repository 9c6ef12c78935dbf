import type { CallInput } from '@gemba/contract/kit/call';
import type { DrawnLabels, LabelFormat } from '@gemba/contract/labels/label-shapes';
import type { printLocationLabels } from '@gemba/contract/labels/location-labels';
import type { printPartLabels } from '@gemba/contract/labels/part-labels';
import type { printReceiverLabels } from '@gemba/contract/labels/receiver-labels';
import type { printRtvShipperLabels } from '@gemba/contract/labels/rtv-shipper-labels';
import type { printSalesOrderLabels } from '@gemba/contract/labels/sales-order-labels';
import type { CallOptions } from '../kit/client/request.ts';

/** The calls that send labels to a printer. They differ in what the labels are of. */
export type PrintCall =
  | typeof printPartLabels
  | typeof printSalesOrderLabels
  | typeof printReceiverLabels
  | typeof printRtvShipperLabels
  | typeof printLocationLabels;

/** A request for labels: drawn for the screen, as a file, or sent to a printer. */
export interface LabelRequest {
  wanted: object;
  name: string;
  draw: (options: CallOptions) => Promise<DrawnLabels>;
  file: (format: LabelFormat) => Promise<Blob>;
  /** The call that sends them to a printer, and its input. */
  printing: PrintCall;
  inputFor: (printer: string) => CallInput<PrintCall>;
}
