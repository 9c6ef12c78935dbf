import { getInventory } from '@gemba/contract/inventory/get-inventory';
import { listInventory } from '@gemba/contract/inventory/list-inventory';
import { listInventoryLogs } from '@gemba/contract/inventory/list-inventory-logs';
import type { Capability } from '../kit/capability.ts';
import { readInventory } from './get-inventory.ts';
import { inventoryFound } from './list-inventory.ts';
import { movements } from './list-inventory-logs.ts';

export const inventoryRoutes: Capability = (serve) => {
  serve.page(listInventory, inventoryFound);
  serve.signedIn(getInventory, (tx, { companyId }, { params }) =>
    readInventory(tx, companyId, params.partNumber, params.location),
  );
  serve.page(listInventoryLogs, movements);
};
