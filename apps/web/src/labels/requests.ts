import { drawLocationLabels, getLocationLabels } from '@gemba/contract/labels/location-labels';
import { drawPartLabels, getPartLabels } from '@gemba/contract/labels/part-labels';
import { drawReceiverLabels, getReceiverLabels } from '@gemba/contract/labels/receiver-labels';
import { drawSalesOrderLabels, getSalesOrderLabels } from '@gemba/contract/labels/sales-order-labels';
import { call } from '../kit/client/call.ts';
import { fetchFile } from '../kit/client/fetch-file.ts';
import type { LabelSearch } from './use-label-search.ts';
import type { LabelRequest } from './use-labels.ts';

type Wanted = Omit<LabelSearch, 'change'>;

export const requestOfPart = (partNumber: string, search: Wanted): LabelRequest => {
  const { template, copies, quantity = '1', lotNumber, serialNumber } = search;
  const query = { template, copies, quantity, ...(lotNumber && { lotNumber }), ...(serialNumber && { serialNumber }) };
  const params = { partNumber };
  return {
    wanted: { ...params, ...query },
    name: partNumber,
    draw: (options) => call(drawPartLabels, { params, query }, options),
    file: (format) => fetchFile(getPartLabels, { params, query: { ...query, format } }),
  };
};

export const requestOfSale = (soNumber: string, search: Wanted): LabelRequest => {
  const { template, copies, quantity, shipperNumber, lines } = search;
  const query = {
    template,
    copies,
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
  };
};

export const requestOfReceivers = (receiverNumbers: string, search: Wanted): LabelRequest => {
  const { template, copies, lines } = search;
  const query = { template, copies, ...(lines && { lines }) };
  const params = { receiverNumbers };
  return {
    wanted: { ...params, ...query },
    name: receiverNumbers,
    draw: (options) => call(drawReceiverLabels, { params, query }, options),
    file: (format) => fetchFile(getReceiverLabels, { params, query: { ...query, format } }),
  };
};

export const requestOfLocation = (location: string, { template, copies }: Wanted): LabelRequest => {
  const params = { location };
  const query = { template, copies };
  return {
    wanted: { ...params, ...query },
    name: location,
    draw: (options) => call(drawLocationLabels, { params, query }, options),
    file: (format) => fetchFile(getLocationLabels, { params, query: { ...query, format } }),
  };
};
