import { getCustomerCatalog } from '@gemba/contract/addresses/get-customer-catalog';
import { usePages } from '../../kit/client/use-pages.ts';
import { addressKeys } from '../address-keys.ts';

export const useGetCustomerCatalog = (customerId: string, enabled: boolean) =>
  usePages(getCustomerCatalog, {
    key: addressKeys.catalog(customerId),
    input: { params: { customerId }, query: {} },
    enabled,
  });
