import { getShipper } from '@gemba/contract/shipping/shippers/get-shipper';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const shipper = (shipperNumber: string) =>
  readOf(getShipper, shippingKeys.shipper(shipperNumber), { params: { shipperNumber } });

export const useGetShipper = (shipperNumber: string) => useQuery(shipper(shipperNumber));

export const readShipperAhead = (shipperNumber: string) => queries.prefetchQuery(shipper(shipperNumber));
