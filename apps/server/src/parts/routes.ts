import type { Capability } from '../kit/capability.ts';
import { addPart } from './add-part.ts';
import { changePart } from './change/change-part.ts';
import { changePartHold } from './change/change-part-hold.ts';
import { changePartRevision } from './change/change-part-revision.ts';
import { changeStandardCost } from './change/change-standard-cost.ts';
import { getPart } from './get-part.ts';
import { getPartChoices } from './get-part-choices.ts';
import { getPartSupplyAndDemand } from './get-part-supply-and-demand.ts';
import { listPartOnHand } from './list-part-on-hand.ts';
import { listPartVendorPrices } from './list-part-vendor-prices.ts';
import { listPartWhereUsed } from './list-part-where-used.ts';
import { listParts } from './list-parts.ts';
import { lookUpParts } from './look-up-parts.ts';
import { listPartOnDemand, listPartOnOrder, listPartOnSit } from './part-rows.ts';

export const partsRoutes: Capability = [
  listParts,
  lookUpParts,
  getPart,
  addPart,
  changePart,
  changePartHold,
  changePartRevision,
  changeStandardCost,
  getPartChoices,
  listPartOnHand,
  listPartOnDemand,
  listPartOnOrder,
  listPartOnSit,
  getPartSupplyAndDemand,
  listPartVendorPrices,
  listPartWhereUsed,
];
