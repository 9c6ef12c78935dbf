import { addPart } from '@gemba/contract/parts/add-part';
import { getPart } from '@gemba/contract/parts/get-part';
import { listParts } from '@gemba/contract/parts/list-parts';
import { partChoices } from '@gemba/contract/parts/part-choices';
import { partVendorPrices, partWhereUsed } from '@gemba/contract/parts/part-relations';
import { partOnDemand, partOnHand, partOnOrder, partOnSit, partSupplyAndDemand } from '@gemba/contract/parts/part-rows';
import type { Capability } from '../kit/capability.ts';
import { savePart } from './add-part.ts';
import { readPart } from './get-part.ts';
import { foundParts } from './list-parts.ts';
import { openQuantities } from './open-quantities.ts';
import { choicesForParts } from './part-choices.ts';
import { demand, onTheWay, supply } from './sources.sql.ts';
import { stockByLocation } from './stock-by-location.ts';
import { supplyAndDemand } from './supply-and-demand.ts';
import { vendorPrices } from './vendor-prices.ts';
import { whereUsed } from './where-used.ts';

export const partsRoutes: Capability = (serve) => {
  serve.page(listParts, foundParts);
  serve.signedIn(getPart, (tx, { companyId }, { params }) => readPart(tx, companyId, params.partNumber));
  serve.signedIn(addPart, (tx, actor, { body }) => savePart(tx, actor, body));
  serve.signedIn(partChoices, (tx, { companyId }) => choicesForParts(tx, companyId));
  serve.signedIn(partOnHand, (tx, { companyId }, { params, query }) =>
    stockByLocation(tx, companyId, params.partNumber, query),
  );
  serve.signedIn(partOnDemand, (tx, { companyId }, { params, query }) =>
    openQuantities(tx, companyId, params.partNumber, demand, query),
  );
  serve.signedIn(partOnOrder, (tx, { companyId }, { params, query }) =>
    openQuantities(tx, companyId, params.partNumber, supply, query),
  );
  serve.signedIn(partOnSit, (tx, { companyId }, { params, query }) =>
    openQuantities(tx, companyId, params.partNumber, onTheWay, query),
  );
  serve.signedIn(partSupplyAndDemand, (tx, { companyId }, { params }) =>
    supplyAndDemand(tx, companyId, params.partNumber),
  );
  serve.signedIn(partVendorPrices, (tx, { companyId }, { params, query }) =>
    vendorPrices(tx, companyId, params.partNumber, query),
  );
  serve.signedIn(partWhereUsed, (tx, { companyId }, { params, query }) =>
    whereUsed(tx, companyId, params.partNumber, query),
  );
};
