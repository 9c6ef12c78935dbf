import { listReceivableRmas } from '@gemba/contract/receiving/rma/list-receivable-rmas';
import { call } from '../../kit/client/call.ts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { receivingKeys } from '../receiving-keys.ts';

export const findReceivableRmas = (q: string) => call(listReceivableRmas, { query: { q } }, { quiet: true });

const rmasFor = (typed: string) => {
  const q = typed.trim();
  const query = q === '' ? {} : { q };
  return { key: receivingKeys.rmas(query), input: { query } };
};

export const useListReceivableRmas = (typed: string, enabled = true) =>
  usePages(listReceivableRmas, { ...rmasFor(typed), enabled, keep: true });

export const readReceivableRmasAhead = (typed: string) => readPagesAhead(listReceivableRmas, rmasFor(typed));
