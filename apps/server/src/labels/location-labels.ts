import type { Language } from '@gemba/contract/kit/languages';
import type { DrawnLabels } from '@gemba/contract/labels/label-shapes';
import * as contract from '@gemba/contract/labels/location-labels';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { codesOfText } from './drawing/codes.ts';
import { drawShelf, type Shelf } from './drawing/draw-shelf.ts';
import { queueLabels } from './jobs/queue-labels.ts';
import { labelFile } from './label-file.ts';
import { type Asked, readPress } from './press.ts';

const selectShelf = statement<{ companyId: number; location: string }, Shelf>(
  `select l.location, l.description, w.warehouse_name
     from location l join warehouse w on w.company_id = l.company_id and w.warehouse_code = l.warehouse_code
    where l.company_id = :companyId and l.location = :location`,
);

interface Wanted extends Asked {
  copies?: string | undefined;
}

async function drawnShelf(
  tx: Tx,
  { companyId }: Actor,
  location: string,
  wanted: Wanted,
  language: Language,
): Promise<DrawnLabels> {
  const { sheet } = await readPress(tx, companyId, wanted);
  const press = { ...(await readPress(tx, companyId, { template: 'location' })), sheet };
  const shelf = (await tx.first(selectShelf({ companyId, location }))) ?? refuse('LOCATION_NOT_EXIST', { location });
  const label = drawShelf(press, shelf, await codesOfText(location), language);
  const copies = Number(wanted.copies ?? press.layout.copies);
  return { template: 'location', sheet, labels: [{ ...label, copies }], lines: [] };
}

export const getLocationLabels = operation(
  contract.getLocationLabels,
  (tx, actor, { params: { location }, query }, { language }) =>
    labelFile(location, query.format, language, (said) => drawnShelf(tx, actor, location, query, said)),
);

export const drawLocationLabels = operation(contract.drawLocationLabels, (tx, actor, { params, query }, { language }) =>
  drawnShelf(tx, actor, params.location, query, language),
);

export const printLocationLabels = operation(
  contract.printLocationLabels,
  async (tx, actor, { params: { location }, body }, { language }) =>
    queueLabels(tx, actor, body.printer, location, await drawnShelf(tx, actor, location, body, language)),
);
