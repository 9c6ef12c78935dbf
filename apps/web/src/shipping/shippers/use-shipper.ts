import { getShipper } from '@gemba/contract/shipping/shippers';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const useShipper = (shipperNumber: string) =>
  useQuery({
    queryKey: shippingKeys.shipper(shipperNumber),
    enabled: shipperNumber !== '',
    queryFn: ({ signal }) => call(getShipper, { params: { shipperNumber } }, { signal, quiet: true }),
  });
