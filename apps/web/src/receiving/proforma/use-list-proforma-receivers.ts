import type { AnnouncementStatus } from '@gemba/contract/inventory/announcement-filters';
import { listProformaReceivers } from '@gemba/contract/receiving/proforma/list-proforma-receivers';
import { usePages } from '../../kit/client/use-pages.ts';
import { receivingKeys } from '../receiving-keys.ts';

export const useListProformaReceivers = (status: AnnouncementStatus, q: string) => {
  const query = { status, ...(q && { q }) };
  return usePages(listProformaReceivers, { key: receivingKeys.proformas(query), input: { query }, keep: true });
};
