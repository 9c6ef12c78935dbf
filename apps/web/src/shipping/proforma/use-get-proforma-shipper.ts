import { getProformaShipper } from '@gemba/contract/shipping/proforma/get-proforma-shipper';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const proforma = (pfNumber: string) =>
  [getProformaShipper, shippingKeys.proforma(pfNumber), { params: { pfNumber } }] as const;

export const useGetProformaShipper = (pfNumber: string) => useFreshRead(...proforma(pfNumber));

export const readProformaShipperAhead = (pfNumber: string) => readFreshAhead(...proforma(pfNumber));
