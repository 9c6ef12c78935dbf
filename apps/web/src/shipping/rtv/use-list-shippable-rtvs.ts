import { listShippableRtvs } from '@gemba/contract/shipping/rtv/list-shippable-rtvs';
import { call } from '../../kit/client/call.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const findShippableRtvs = async (q: string) =>
  (await call(listShippableRtvs, { query: { q } }, { quiet: true })).items;

export const useListShippableRtvs = (typed: string, enabled = true) => {
  const q = typed.trim();
  const query = q === '' ? {} : { q };
  return usePages(listShippableRtvs, { key: shippingKeys.rtvs(query), input: { query }, enabled, keep: true });
};
