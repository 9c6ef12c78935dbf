import { sumQuantities } from '@gemba/contract/kit/quantity';
import * as contract from '@gemba/contract/labels/receiver-labels';
import { isNonStock } from '@gemba/contract/parts/part-number';
import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import type { Tx } from '../kit/database/database.ts';
import { operation } from '../kit/http/operation.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { readReceiver } from '../receiving/index.ts';
import { drawLabels } from './draw-labels.ts';
import type { LabelFacts } from './label-facts.ts';
import { labelFile } from './label-file.ts';

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

export const getReceiverLabels = operation(
  contract.getReceiverLabels,
  async (tx, actor, { params: { receiverNumbers }, query }, { language }) => {
    const facts = await factsOfReceivers(tx, actor, receiverNumbers);
    return labelFile(receiverNumbers, query.format, language, (said) => drawLabels(facts, query, said));
  },
);

export const drawReceiverLabels = operation(
  contract.drawReceiverLabels,
  async (tx, actor, { params, query }, { language }) =>
    drawLabels(await factsOfReceivers(tx, actor, params.receiverNumbers), query, language),
);
