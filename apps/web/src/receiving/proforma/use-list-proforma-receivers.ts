import type { AnnouncementStatus } from '@gemba/contract/inventory/announcement-filters';
import { listProformaReceivers } from '@gemba/contract/receiving/proforma/list-proforma-receivers';
import { announcementsIn } from '../../inventory/index.ts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { receivingKeys } from '../receiving-keys.ts';

const proformasFor = (status: AnnouncementStatus, q: string) => {
  const query = { status, ...(q && { q }) };
  return { key: receivingKeys.proformas(query), input: { query } };
};

export const useListProformaReceivers = (status: AnnouncementStatus, q: string) =>
  usePages(listProformaReceivers, { ...proformasFor(status, q), keep: true });

export const readProformaReceiversAhead = (search: SearchParams) => {
  const { status, q } = announcementsIn(search);
  return readPagesAhead(listProformaReceivers, proformasFor(status, q));
};
