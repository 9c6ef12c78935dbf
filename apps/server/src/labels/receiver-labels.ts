import { sumQuantities } from '@gemba/contract/kit/quantity';
import { isNonStock } from '@gemba/contract/parts/part-number';
import type { Receiver } from '@gemba/contract/receiving/receivers';
import type { Tx } from '../kit/database/database.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { readReceiver } from '../receiving/index.ts';
import type { LabelFacts } from './label-facts.ts';

type Item = Receiver['items'][number];
type Lot = Pick<LabelFacts, 'quantity' | 'location' | 'serialNumber'>;

/** What was put at each place; a piece with a number of its own has a label of its own. */
const lotsOf = ({ putAways }: Item): Lot[] =>
  putAways.flatMap(({ location, quantity, quantityQA, serials }): Lot[] => {
    if (serials.length > 0) return serials.map((serialNumber) => ({ quantity: '1', location, serialNumber }));
    return [{ quantity: sumQuantities([quantity, quantityQA]), location }];
  });

const factsOfItem = (receiver: Receiver, item: Item): LabelFacts[] =>
  lotsOf(item).map((lot) => ({
    ...{
      line: `${receiver.receiverNumber}.${item.itemNumber}`,
      partNumber: item.part,
      description: item.description ?? '',
    },
    ...{ descriptionZh: item.descriptionZh, descriptionEs: item.descriptionEs, revision: item.revision },
    ...{ uom: item.uom ?? '', lotNumber: item.lotNumber, date: receiver.receivedDate },
    references: [
      [receiver.kind, receiver.orderNumber],
      ['receiver', receiver.receiverNumber],
    ],
    ...lot,
  }));

/** What came in, in the order of its papers. Services have nothing to stick a label on, and neither has what was taken back. */
export async function factsOfReceivers(tx: Tx, actor: Actor, receiverNumbers: string): Promise<LabelFacts[]> {
  const facts: LabelFacts[] = [];
  for (const receiverNumber of new Set(receiverNumbers.split(','))) {
    const receiver = await readReceiver(tx, actor, receiverNumber);
    const goods = receiver.items.filter(({ part }) => !isNonStock(part) && receiver.reverses === null);
    facts.push(...goods.flatMap((item) => factsOfItem(receiver, item)));
  }
  return facts;
}
