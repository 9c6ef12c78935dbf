import type { DrawnLabels } from '@gemba/contract/labels/label-shapes';
import * as contract from '@gemba/contract/labels/location-labels';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { templateOf, type Wanted } from './draw-labels.ts';
import { codesOfText } from './drawing/codes.ts';
import { drawShelf, type Shelf } from './drawing/draw-shelf.ts';
import { labelFile } from './label-file.ts';

const selectShelf = statement<{ companyId: number; location: string }, Shelf>(
  `select l.location, l.description, w.warehouse_name
     from location l join warehouse w on w.company_id = l.company_id and w.warehouse_code = l.warehouse_code
    where l.company_id = :companyId and l.location = :location`,
);

async function drawnShelf(tx: Tx, companyId: number, location: string, wanted: Wanted): Promise<DrawnLabels> {
  const template = templateOf(wanted.template);
  const shelf = (await tx.first(selectShelf({ companyId, location }))) ?? refuse('LOCATION_NOT_EXIST', { location });
  const label = drawShelf(template, shelf, await codesOfText(location));
  return { template, labels: [{ ...label, copies: Number(wanted.copies) }], lines: [] };
}

export const getLocationLabels = operation(
  contract.getLocationLabels,
  (tx, { companyId }, { params: { location }, query }, { language }) =>
    labelFile(location, query.format, language, () => drawnShelf(tx, companyId, location, query)),
);

export const drawLocationLabels = operation(contract.drawLocationLabels, (tx, { companyId }, { params, query }) =>
  drawnShelf(tx, companyId, params.location, query),
);
