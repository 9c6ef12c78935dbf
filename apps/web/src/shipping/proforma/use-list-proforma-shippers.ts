import type { AnnouncementStatus } from '@gemba/contract/inventory/announcement-filters';
import { listProformaShippers } from '@gemba/contract/shipping/proforma/list-proforma-shippers';
import { usePages } from '../../kit/client/use-pages.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const useListProformaShippers = (status: AnnouncementStatus, q: string) => {
  const query = { status, ...(q && { q }) };
  return usePages(listProformaShippers, { key: shippingKeys.proformas(query), input: { query }, keep: true });
};
