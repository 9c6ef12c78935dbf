import { listProformaReceivers } from '@gemba/contract/receiving/proforma/list-proforma-receivers';
import type { PROFORMA_FILTERS } from '@gemba/contract/receiving/proforma/proforma-moves';
import { usePages } from '../../kit/client/use-pages.ts';
import { receivingKeys } from '../receiving-keys.ts';

export const useListProformaReceivers = (status: (typeof PROFORMA_FILTERS)[number], q: string) => {
  const query = { status, ...(q && { q }) };
  return usePages(listProformaReceivers, { key: receivingKeys.proformas(query), input: { query }, keep: true });
};
