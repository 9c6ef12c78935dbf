import type { AnnouncementStatus } from '@gemba/contract/inventory/announcement-filters';
import { listProformaShippers } from '@gemba/contract/shipping/proforma/list-proforma-shippers';
import { announcementsIn } from '../../inventory/index.ts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { shippingKeys } from '../shipping-keys.ts';

const proformasFor = (status: AnnouncementStatus, q: string) => {
  const query = { status, ...(q && { q }) };
  return { key: shippingKeys.proformas(query), input: { query } };
};

export const useListProformaShippers = (status: AnnouncementStatus, q: string) =>
  usePages(listProformaShippers, { ...proformasFor(status, q), keep: true });

export const readProformaShippersAhead = (search: SearchParams) => {
  const { status, q } = announcementsIn(search);
  return readPagesAhead(listProformaShippers, proformasFor(status, q));
};
