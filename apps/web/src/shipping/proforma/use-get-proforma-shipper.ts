import { getProformaShipper } from '@gemba/contract/shipping/proforma/get-proforma-shipper';
import { queries } from '../../kit/client/queries.ts';
import { freshOf, useFormRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const proforma = (pfNumber: string) =>
  freshOf(getProformaShipper, shippingKeys.proforma(pfNumber), { params: { pfNumber } });

export const useGetProformaShipper = (pfNumber: string) => useFormRead(proforma(pfNumber));

export const readProformaShipperAhead = (pfNumber: string) => queries.prefetchQuery(proforma(pfNumber));
