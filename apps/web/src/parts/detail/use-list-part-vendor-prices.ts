import { listPartVendorPrices } from '@gemba/contract/parts/part-relations';
import { usePages } from '../../kit/client/use-pages.ts';
import { partKeys } from '../part-keys.ts';

export const useListPartVendorPrices = (partNumber: string) =>
  usePages(listPartVendorPrices, {
    key: partKeys.rows('vendorPrices', partNumber),
    input: { params: { partNumber }, query: {} },
  });
