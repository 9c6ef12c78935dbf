import { listTaxAccounts } from '@gemba/contract/inventory/set-up/list-tax-accounts';
import { setStandardCost } from '@gemba/contract/inventory/set-up/set-standard-cost';
import { setTaxAccount } from '@gemba/contract/inventory/set-up/set-tax-account';
import { holds } from '@gemba/contract/kit/roles';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { usePerson } from '../../auth/index.ts';
import { call } from '../../kit/client/call.ts';
import { typedDecimal } from '../../kit/form/typed-decimal.ts';
import type { RefusedPosting } from '../../kit/posting/refused-posting.ts';
import { inventoryKeys } from '../inventory-keys.ts';

/** The roles of the two calls. */
const COST_ROLES = ['ACCOUNTING_INFO', 'ENGINEERING_INFO'] as const;
const ACCOUNT_ROLES = ['ACCOUNTING_INFO'] as const;

/** Enters the missing set-up of a posting: the standard cost of a part, or the account of a tax code. */
export const useSetUp = ({ code, data }: RefusedPosting) => {
  const locale = useLocale();
  const { roles } = usePerson();
  const isCost = code === 'GET_PART_STANDARD_COST_ERROR';
  const may = holds(roles, isCost ? COST_ROLES : ACCOUNT_ROLES);
  const accounts = useQuery({
    queryKey: inventoryKeys.taxAccounts,
    enabled: may && !isCost,
    queryFn: ({ signal }) => call(listTaxAccounts, {}, { signal, quiet: true }),
  }).data?.accounts;
  const enter = (typed: string, reason: string) => {
    if (isCost) {
      const params = { partNumber: String(data['partNumber']) };
      return call(
        setStandardCost,
        { params, body: { standardCost: typedDecimal(typed, locale), reason } },
        { quiet: true },
      );
    }
    const params = { taxCode: String(data['taxCode']) };
    return call(setTaxAccount, { params, body: { accountNumber: typed } }, { quiet: true });
  };
  return { isCost, may, accounts, enter };
};
