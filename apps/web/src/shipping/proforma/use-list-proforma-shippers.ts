import type { PROFORMA_FILTERS } from '@gemba/contract/receiving/proforma/proforma-moves';
import { listProformaShippers } from '@gemba/contract/shipping/proforma/list-proforma-shippers';
import { usePages } from '../../kit/client/use-pages.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const useListProformaShippers = (status: (typeof PROFORMA_FILTERS)[number], q: string) => {
  const query = { status, ...(q && { q }) };
  return usePages(listProformaShippers, { key: shippingKeys.proformas(query), input: { query }, keep: true });
};
