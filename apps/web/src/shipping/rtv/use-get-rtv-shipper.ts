import { getRtvShipper } from '@gemba/contract/shipping/rtv/get-rtv-shipper';
import { useRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const useGetRtvShipper = (shipperNumber: string) =>
  useRead(getRtvShipper, shippingKeys.rtvShipper(shipperNumber), { params: { shipperNumber } });
