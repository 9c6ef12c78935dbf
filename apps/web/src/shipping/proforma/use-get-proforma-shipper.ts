import { getProformaShipper } from '@gemba/contract/shipping/proforma/get-proforma-shipper';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const useGetProformaShipper = (pfNumber: string) =>
  useFreshRead(getProformaShipper, shippingKeys.proforma(pfNumber), { params: { pfNumber } });
