import type { Capability } from '../kit/capability.ts';
import { drawLocationLabels, getLocationLabels } from './location-labels.ts';
import { drawPartLabels, getPartLabels } from './part-labels.ts';
import { drawReceiverLabels, getReceiverLabels } from './receiver-labels.ts';
import { drawSalesOrderLabels, getSalesOrderLabels } from './sales-order-labels.ts';

export const labelsRoutes: Capability = [
  getPartLabels,
  drawPartLabels,
  getSalesOrderLabels,
  drawSalesOrderLabels,
  getReceiverLabels,
  drawReceiverLabels,
  getLocationLabels,
  drawLocationLabels,
];
