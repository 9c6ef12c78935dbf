import type { Capability } from '../kit/capability.ts';
import { getLabelChoices } from './get-label-choices.ts';
import { getPrintJob } from './jobs/get-print-job.ts';
import { listPrintJobs } from './jobs/list-print-jobs.ts';
import { retryPrintJob } from './jobs/retry-print-job.ts';
import { drawLocationLabels, getLocationLabels, printLocationLabels } from './location-labels.ts';
import { drawPartLabels, getPartLabels, printPartLabels } from './part-labels.ts';
import { drawReceiverLabels, getReceiverLabels, printReceiverLabels } from './receiver-labels.ts';
import { drawRtvShipperLabels, getRtvShipperLabels, printRtvShipperLabels } from './rtv-shipper-labels.ts';
import { drawSalesOrderLabels, getSalesOrderLabels, printSalesOrderLabels } from './sales-order-labels.ts';

export const labelsRoutes: Capability = [
  getLabelChoices,
  getPartLabels,
  drawPartLabels,
  printPartLabels,
  getSalesOrderLabels,
  drawSalesOrderLabels,
  printSalesOrderLabels,
  getReceiverLabels,
  drawReceiverLabels,
  printReceiverLabels,
  getRtvShipperLabels,
  drawRtvShipperLabels,
  printRtvShipperLabels,
  getLocationLabels,
  drawLocationLabels,
  printLocationLabels,
  listPrintJobs,
  getPrintJob,
  retryPrintJob,
];
