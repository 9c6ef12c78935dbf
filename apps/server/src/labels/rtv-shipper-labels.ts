import type { Language } from '@gemba/contract/kit/languages';
import * as contract from '@gemba/contract/labels/rtv-shipper-labels';
import type { RtvShipper } from '@gemba/contract/shipping/rtv/rtv-shipper';
import type { Tx } from '../kit/database/database.ts';
import { operation } from '../kit/http/operation.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { readRtvShipper } from '../shipping/index.ts';
import { drawLabels, type Wanted } from './draw-labels.ts';
import { queueLabels } from './jobs/queue-labels.ts';
import type { LabelFacts } from './label-facts.ts';
import { labelFile } from './label-file.ts';
import { type Asked, readPress } from './press.ts';

/** One label per location; a piece with a serial number has a label of its own. A reversal has nothing to stick a label on. */
const factsOf = ({ shipperNumber, rtvNumber, vendorName, shippedDate, items, reversal }: RtvShipper): LabelFacts[] =>
  (reversal.reverses === null ? items : []).flatMap((item) => {
    const pieces = item.serials.map((serialNumber) => ({ quantity: '1', serialNumber }));
    const goods = pieces.length > 0 ? pieces : [{ quantity: item.quantity }];
    return goods.map(
      (labelled): LabelFacts => ({
        line: String(item.itemNumber),
        partNumber: item.part,
        description: item.description,
        descriptionZh: item.descriptionZh,
        descriptionEs: item.descriptionEs,
        revision: null,
        uom: item.uom,
        to: vendorName,
        date: shippedDate,
        references: [
          ['rtv', rtvNumber],
          ['shipper', shipperNumber],
        ],
        ...labelled,
      }),
    );
  });

async function drawnShipper(tx: Tx, actor: Actor, shipperNumber: string, wanted: Asked & Wanted, language: Language) {
  const press = await readPress(tx, actor.companyId, wanted);
  return drawLabels(factsOf(await readRtvShipper(tx, actor, shipperNumber)), press, wanted, language);
}

export const getRtvShipperLabels = operation(
  contract.getRtvShipperLabels,
  (tx, actor, { params: { shipperNumber }, query }, { language }) =>
    labelFile(shipperNumber, query.format, language, (said) => drawnShipper(tx, actor, shipperNumber, query, said)),
);

export const drawRtvShipperLabels = operation(
  contract.drawRtvShipperLabels,
  (tx, actor, { params, query }, { language }) => drawnShipper(tx, actor, params.shipperNumber, query, language),
);

export const printRtvShipperLabels = operation(
  contract.printRtvShipperLabels,
  async (tx, actor, { params: { shipperNumber }, body }, { language }) =>
    queueLabels(tx, actor, body.printer, shipperNumber, await drawnShipper(tx, actor, shipperNumber, body, language)),
);
