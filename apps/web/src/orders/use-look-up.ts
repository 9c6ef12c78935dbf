import { CUSTOMER_ACCESS, listCustomers, listVendors, VENDOR_ACCESS } from '@gemba/contract/addresses/list-addresses';
import { holds } from '@gemba/contract/kit/roles';
import { listParts } from '@gemba/contract/parts/list-parts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { usePerson } from '../auth/index.ts';
import { call } from '../kit/client/call.ts';
import { usePartName } from '../parts/index.ts';
import { orderKeys } from './order-keys.ts';

export type LookedUp = 'vendorId' | 'customerId' | 'partNumber';

const AT_MOST = '6';
const access = { vendorId: VENDOR_ACCESS, customerId: CUSTOMER_ACCESS, partNumber: 'FIND_PART' } as const;

/** Vendors, customers or parts that are meant by what was typed: a piece of a code or of a name, in any case. */
export const useLookUp = (of: LookedUp, typed: string) => {
  const { roles } = usePerson();
  const partName = usePartName();
  const q = useDeferredValue(typed.trim());
  const { data = [] } = useQuery({
    queryKey: orderKeys.lookUp(of, q),
    enabled: q !== '' && holds(roles, access[of]),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true } as const;
      const query = { q, limit: AT_MOST };
      if (of === 'partNumber') return (await call(listParts, { query }, options)).items;
      return (await call(of === 'vendorId' ? listVendors : listCustomers, { query }, options)).items;
    },
  });
  return data.map((row) =>
    'partNumber' in row ? { id: row.partNumber, name: partName(row) } : { id: row.id, name: row.name },
  );
};
