import type { WebhookKind } from '@gemba/contract/interfaces/webhooks/webhook';
import type { WebhookEvent } from '../interfaces/index.ts';
import type { Step } from './engine/apply-movements.ts';
import { plainQuantity } from './engine/figures.ts';
import { BUCKETS } from './engine/movement.ts';
import type { DocumentKind, OrderKind } from './write-ledger.ts';

const KIND_OF: Partial<Record<DocumentKind, WebhookKind>> = {
  receiver: 'goods.received',
  shipper: 'goods.shipped',
  rtv_shipper: 'goods.shipped',
  issue: 'goods.issued',
  transfer: 'goods.moved',
  qa_decision: 'quality.decided',
  count: 'stock.counted',
  time_report: 'time.reported',
};

/** The change of each bucket that changed, and no cost: whoever follows goods need not know what they are worth. */
const lineOf = ({ movement, before, after }: Step) => ({
  partNumber: before.partNumber,
  location: before.location,
  item: movement.item ?? null,
  lotNumber: movement.lotNumber ?? null,
  movement: movement.movement,
  change: Object.fromEntries(
    BUCKETS.filter((bucket) => after[bucket] !== before[bucket]).map((bucket) => [
      bucket,
      plainQuantity(after[bucket] - before[bucket]),
    ]),
  ),
});

/** The document of a posting, as far as webhooks are told about it. */
interface PostedDocument {
  readonly kind: DocumentKind;
  readonly order?: readonly [kind: OrderKind, number: string];
  readonly memo?: string;
  readonly reverses?: string;
  readonly untold?: boolean;
  readonly facts?: object;
}

/** The event that webhooks are told about a posting. It is about the order, where there is one: its events follow each other. */
export function postedEvent(
  document: PostedDocument,
  { number, steps }: { number: string; steps: readonly Step[] },
): WebhookEvent[] {
  const { kind: type, order, memo = null, reverses = null, untold, facts } = document;
  const kind = KIND_OF[type];
  if (!kind || untold) return [];
  const data = {
    document: { type, number },
    order: order ? { type: order[0], number: order[1] } : null,
    reverses,
    memo,
    lines: steps.map(lineOf),
    ...facts,
  };
  return [{ kind, about: order ?? [type, reverses ?? number], data }];
}
