import { findLocations } from '@gemba/contract/inventory/find-locations';
import { getInventory } from '@gemba/contract/inventory/get-inventory';
import { listInventory } from '@gemba/contract/inventory/list-inventory';
import { listInventoryLogs } from '@gemba/contract/inventory/list-inventory-logs';
import { setStandardCost, setTaxAccount, taxAccounts } from '@gemba/contract/inventory/set-up';
import type { Capability } from '../kit/capability.ts';
import { locationsFound } from './find-locations.ts';
import { readInventory } from './get-inventory.ts';
import { inventoryFound } from './list-inventory.ts';
import { movements } from './list-inventory-logs.ts';
import { accountsForTax, enterStandardCost, enterTaxAccount } from './set-up.ts';

export const inventoryRoutes: Capability = (serve) => {
  serve.page(listInventory, inventoryFound);
  serve.signedIn(getInventory, (tx, { companyId }, { params }) =>
    readInventory(tx, companyId, params.partNumber, params.location),
  );
  serve.signedIn(listInventoryLogs, (tx, { companyId }, input) => movements(tx, companyId, input));
  serve.page(findLocations, locationsFound);
  serve.signedIn(setStandardCost, (tx, { companyId }, { params, body }) =>
    enterStandardCost(tx, companyId, params.partNumber, body.standardCost),
  );
  serve.signedIn(taxAccounts, (tx, { companyId }) => accountsForTax(tx, companyId));
  serve.signedIn(setTaxAccount, (tx, { companyId }, { params, body }) =>
    enterTaxAccount(tx, companyId, params.taxCode, body.accountNumber),
  );
};
