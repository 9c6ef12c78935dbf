import { getRtvShipper } from '@gemba/contract/shipping/rtv/get-rtv-shipper';
import { readAhead, useRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const shipper = (shipperNumber: string) =>
  [getRtvShipper, shippingKeys.rtvShipper(shipperNumber), { params: { shipperNumber } }] as const;

export const useGetRtvShipper = (shipperNumber: string) => useRead(...shipper(shipperNumber));

export const readRtvShipperAhead = (shipperNumber: string) => readAhead(...shipper(shipperNumber));
