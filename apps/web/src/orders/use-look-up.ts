import { CUSTOMER_ACCESS, listCustomers, listVendors, VENDOR_ACCESS } from '@gemba/contract/addresses/list-addresses';
import { holds } from '@gemba/contract/kit/roles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { usePerson } from '../auth/index.ts';
import { call } from '../kit/client/call.ts';
import { usePartName } from '../kit/text/use-part-name.ts';
import { findParts } from '../parts/index.ts';
import { orderKeys } from './order-keys.ts';

export type LookedUp = 'vendorId' | 'customerId' | 'partNumber';

const AT_MOST = '6';
const access = { vendorId: VENDOR_ACCESS, customerId: CUSTOMER_ACCESS, partNumber: 'FIND_PART' } as const;

/** Vendors, customers or parts that match the typed text: part of a code or a name, in any case. */
export const useLookUp = (of: LookedUp, typed: string) => {
  const { roles } = usePerson();
  const partName = usePartName();
  const q = useDeferredValue(typed.trim());
  const { data = [] } = useQuery({
    queryKey: orderKeys.lookUp(of, q),
    enabled: q !== '' && holds(roles, access[of]),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { q, limit: AT_MOST };
      if (of === 'partNumber') return findParts(query, signal);
      const list = of === 'vendorId' ? listVendors : listCustomers;
      return (await call(list, { query }, { signal, quiet: true })).items;
    },
  });
  return data.map((row) =>
    'partNumber' in row ? { id: row.partNumber, name: partName(row) } : { id: row.id, name: row.name },
  );
};
