import { listReceivableRmas } from '@gemba/contract/receiving/rma/list-receivable-rmas';
import { call } from '../../kit/client/call.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { receivingKeys } from '../receiving-keys.ts';

export const findReceivableRmas = (q: string) => call(listReceivableRmas, { query: { q } }, { quiet: true });

export const useListReceivableRmas = (typed: string, enabled = true) => {
  const q = typed.trim();
  const query = q === '' ? {} : { q };
  return usePages(listReceivableRmas, { key: receivingKeys.rmas(query), input: { query }, enabled, keep: true });
};
