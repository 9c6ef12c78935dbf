import type { Language } from '@gemba/contract/kit/languages';
import { packOf } from '@gemba/contract/kit/packs';
import { sumQuantities } from '@gemba/contract/kit/quantity';
import * as contract from '@gemba/contract/labels/receiver-labels';
import { isNonStock } from '@gemba/contract/parts/part-number';
import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import type { Tx } from '../kit/database/database.ts';
import { operation } from '../kit/http/operation.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { readReceiver } from '../receiving/index.ts';
import { drawLabels, type Wanted } from './draw-labels.ts';
import { queueLabels } from './jobs/queue-labels.ts';
import type { LabelFacts } from './label-facts.ts';
import { labelFile } from './label-file.ts';
import { type Asked, readPress } from './press.ts';

type Item = Receiver['items'][number];
type Lot = Pick<LabelFacts, 'quantity' | 'location' | 'serialNumber'>;

/** One label per place; a piece with a serial number has a label of its own. */
const lotsOf = ({ putAways }: Item): Lot[] =>
  putAways.flatMap(({ location, quantity, quantityQA, serials }): Lot[] => {
    if (serials.length > 0) return serials.map((serialNumber) => ({ quantity: '1', location, serialNumber }));
    return [{ quantity: sumQuantities([quantity, quantityQA]), location }];
  });

const factsOfItem = (receiver: Receiver, item: Item): LabelFacts[] =>
  lotsOf(item).map((lot) => ({
    line: `${receiver.receiverNumber}.${item.itemNumber}`,
    partNumber: item.part,
    description: item.description ?? '',
    descriptionZh: item.descriptionZh,
    descriptionEs: item.descriptionEs,
    revision: item.revision,
    uom: item.uom ?? '',
    pack: packOf(item, item.uom),
    lotNumber: item.lotNumber,
    date: receiver.receivedDate,
    references: [
      [receiver.kind, receiver.orderNumber],
      ['receiver', receiver.receiverNumber],
    ],
    ...lot,
  }));

/** Received goods in the order of their receivers. Services and reversals have nothing to stick a label on. */
async function factsOfReceivers(tx: Tx, actor: Actor, receiverNumbers: string): Promise<LabelFacts[]> {
  const facts: LabelFacts[] = [];
  for (const receiverNumber of new Set(receiverNumbers.split(','))) {
    const receiver = await readReceiver(tx, actor, receiverNumber);
    const goods = receiver.items.filter(({ part }) => !isNonStock(part) && receiver.reverses === null);
    facts.push(...goods.flatMap((item) => factsOfItem(receiver, item)));
  }
  return facts;
}

async function drawnReceiver(
  tx: Tx,
  actor: Actor,
  receiverNumbers: string,
  wanted: Asked & Wanted,
  language: Language,
) {
  const press = await readPress(tx, actor.companyId, wanted);
  return drawLabels(await factsOfReceivers(tx, actor, receiverNumbers), press, wanted, language);
}

export const getReceiverLabels = operation(
  contract.getReceiverLabels,
  (tx, actor, { params: { receiverNumbers }, query }, { language }) =>
    labelFile(receiverNumbers, query.format, language, (said) =>
      drawnReceiver(tx, actor, receiverNumbers, query, said),
    ),
);

export const drawReceiverLabels = operation(contract.drawReceiverLabels, (tx, actor, { params, query }, { language }) =>
  drawnReceiver(tx, actor, params.receiverNumbers, query, language),
);

export const printReceiverLabels = operation(
  contract.printReceiverLabels,
  async (tx, actor, { params: { receiverNumbers }, body }, { language }) =>
    queueLabels(
      tx,
      actor,
      body.printer,
      receiverNumbers,
      await drawnReceiver(tx, actor, receiverNumbers, body, language),
    ),
);
