import type { Capability } from '../kit/capability.ts';
import { findLocations } from './find-locations.ts';
import { getInventory } from './get-inventory.ts';
import { listInventory } from './list-inventory.ts';
import { listInventoryLogs } from './list-inventory-logs.ts';
import { listTaxAccounts } from './set-up/list-tax-accounts.ts';
import { setStandardCost } from './set-up/set-standard-cost.ts';
import { setTaxAccount } from './set-up/set-tax-account.ts';

export const inventoryRoutes: Capability = [
  listInventory,
  getInventory,
  listInventoryLogs,
  findLocations,
  setStandardCost,
  listTaxAccounts,
  setTaxAccount,
];
