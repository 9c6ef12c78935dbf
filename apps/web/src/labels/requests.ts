import { asLocation } from '@gemba/contract/inventory/posting-shapes';
import { drawLocationLabels, getLocationLabels, printLocationLabels } from '@gemba/contract/labels/location-labels';
import { drawPartLabels, getPartLabels, printPartLabels } from '@gemba/contract/labels/part-labels';
import { drawReceiverLabels, getReceiverLabels, printReceiverLabels } from '@gemba/contract/labels/receiver-labels';
import {
  drawRtvShipperLabels,
  getRtvShipperLabels,
  printRtvShipperLabels,
} from '@gemba/contract/labels/rtv-shipper-labels';
import {
  drawSalesOrderLabels,
  getSalesOrderLabels,
  printSalesOrderLabels,
} from '@gemba/contract/labels/sales-order-labels';
import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { call } from '../kit/client/call.ts';
import { fetchFile } from '../kit/client/fetch-file.ts';
import type { LabelRequest } from './label-request.ts';
import type { LabelSelection } from './use-label-search.ts';

/** The options of every kind of labels. */
const sharedOf = ({ template, copies, printer }: LabelSelection) => ({ template, copies, ...(printer && { printer }) });

export const requestOfPart = (search: LabelSelection): LabelRequest | undefined => {
  const { quantity = '1', lotNumber, serialNumber } = search;
  const partNumber = asPartNumber(search.partNumber ?? '');
  if (!isPartNumber(partNumber)) return undefined;
  const query = {
    ...sharedOf(search),
    quantity,
    ...(lotNumber && { lotNumber }),
    ...(serialNumber && { serialNumber }),
  };
  const params = { partNumber };
  return {
    wanted: { ...params, ...query },
    name: partNumber,
    draw: (options) => call(drawPartLabels, { params, query }, options),
    file: (format) => fetchFile(getPartLabels, { params, query: { ...query, format } }),
    printing: printPartLabels,
    inputFor: (printer) => ({ params, body: { ...query, printer } }),
  };
};

export const requestOfSale = (search: LabelSelection): LabelRequest | undefined => {
  const { soNumber, quantity, shipperNumber, lines } = search;
  if (!soNumber) return undefined;
  const query = {
    ...sharedOf(search),
    ...(quantity && { quantity }),
    ...(shipperNumber && { shipperNumber }),
    ...(lines && { lines }),
  };
  const params = { soNumber };
  return {
    wanted: { ...params, ...query },
    name: soNumber,
    draw: (options) => call(drawSalesOrderLabels, { params, query }, options),
    file: (format) => fetchFile(getSalesOrderLabels, { params, query: { ...query, format } }),
    printing: printSalesOrderLabels,
    inputFor: (printer) => ({ params, body: { ...query, printer } }),
  };
};

export const receiversIn = ({ receiverNumber = '' }: LabelSelection) => receiverNumber.split(',').filter(Boolean);

export const requestOfReceivers = (search: LabelSelection): LabelRequest | undefined => {
  const receiverNumbers = receiversIn(search).join(',');
  if (!receiverNumbers) return undefined;
  const query = { ...sharedOf(search), ...(search.lines && { lines: search.lines }) };
  const params = { receiverNumbers };
  return {
    wanted: { ...params, ...query },
    name: receiverNumbers,
    draw: (options) => call(drawReceiverLabels, { params, query }, options),
    file: (format) => fetchFile(getReceiverLabels, { params, query: { ...query, format } }),
    printing: printReceiverLabels,
    inputFor: (printer) => ({ params, body: { ...query, printer } }),
  };
};

export const requestOfRtvShipper = (search: LabelSelection): LabelRequest | undefined => {
  const { shipperNumber } = search;
  if (!shipperNumber) return undefined;
  const query = { ...sharedOf(search), ...(search.lines && { lines: search.lines }) };
  const params = { shipperNumber };
  return {
    wanted: { ...params, ...query },
    name: shipperNumber,
    draw: (options) => call(drawRtvShipperLabels, { params, query }, options),
    file: (format) => fetchFile(getRtvShipperLabels, { params, query: { ...query, format } }),
    printing: printRtvShipperLabels,
    inputFor: (printer) => ({ params, body: { ...query, printer } }),
  };
};

export const requestOfLocation = (search: LabelSelection): LabelRequest | undefined => {
  const location = asLocation(search.location ?? '');
  if (!location) return undefined;
  const params = { location };
  const query = sharedOf(search);
  return {
    wanted: { ...params, ...query },
    name: location,
    draw: (options) => call(drawLocationLabels, { params, query }, options),
    file: (format) => fetchFile(getLocationLabels, { params, query: { ...query, format } }),
    printing: printLocationLabels,
    inputFor: (printer) => ({ params, body: { ...query, printer } }),
  };
};
