import { listShippableRtvs } from '@gemba/contract/shipping/rtv/list-shippable-rtvs';
import { call } from '../../kit/client/call.ts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const findShippableRtvs = async (q: string) =>
  (await call(listShippableRtvs, { query: { q } }, { quiet: true })).items;

const rtvsFor = (typed: string) => {
  const q = typed.trim();
  const query = q === '' ? {} : { q };
  return { key: shippingKeys.rtvs(query), input: { query } };
};

export const useListShippableRtvs = (typed: string, enabled = true) =>
  usePages(listShippableRtvs, { ...rtvsFor(typed), enabled, keep: true });

export const readShippableRtvsAhead = (typed: string) => readPagesAhead(listShippableRtvs, rtvsFor(typed));
