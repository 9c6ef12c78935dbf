import { getRtvShipper } from '@gemba/contract/shipping/rtv/get-rtv-shipper';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const shipper = (shipperNumber: string) =>
  readOf(getRtvShipper, shippingKeys.rtvShipper(shipperNumber), { params: { shipperNumber } });

export const useGetRtvShipper = (shipperNumber: string) => useQuery(shipper(shipperNumber));

export const readRtvShipperAhead = (shipperNumber: string) => queries.prefetchQuery(shipper(shipperNumber));
