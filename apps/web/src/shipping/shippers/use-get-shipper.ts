import { getShipper } from '@gemba/contract/shipping/shippers/get-shipper';
import { useRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const useGetShipper = (shipperNumber: string) =>
  useRead(getShipper, shippingKeys.shipper(shipperNumber), { params: { shipperNumber } });
