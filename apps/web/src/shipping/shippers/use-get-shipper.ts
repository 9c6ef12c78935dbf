import { getShipper } from '@gemba/contract/shipping/shippers/get-shipper';
import { readAhead, useRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const shipper = (shipperNumber: string) =>
  [getShipper, shippingKeys.shipper(shipperNumber), { params: { shipperNumber } }] as const;

export const useGetShipper = (shipperNumber: string) => useRead(...shipper(shipperNumber));

export const readShipperAhead = (shipperNumber: string) => readAhead(...shipper(shipperNumber));
