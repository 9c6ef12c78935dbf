import type pg from 'pg';
import type { Answer } from '../../../testing/browser.ts';
import { type Effect, Sums } from './effects.ts';

export type Data = Record<string, unknown>;

/** Something that a client wants done, and how it will know what was done. */
export interface Act {
  readonly path: string;
  readonly body?: unknown;
  /** No rule of the trade lets it pass. */
  readonly impossible?: boolean;
  /** Once, when it was accepted: the document and what it did. Nothing: it moved nothing. */
  done(data: Data): { document: string; effects: readonly Effect[] } | undefined;
}

const LOG = `select document_kind || ' ' || document_number as document, part_number as part, location,
    (sum(new_on_hand - old_on_hand) * 10000)::bigint::text as on_hand, (sum(new_in_sip - old_in_sip) * 10000)::bigint::text as in_sip,
    (sum(new_in_to - old_in_to) * 10000)::bigint::text as in_to
  from inventory_log where company_id = $1 and document_kind <> 'opening' group by 1, 2, 3
 having (sum(new_on_hand - old_on_hand), sum(new_in_sip - old_in_sip), sum(new_in_to - old_in_to)) <> (0, 0, 0)`;

interface LogRow {
  document: string;
  part: string;
  location: string;
  on_hand: string;
  in_sip: string;
  in_to: string;
}

/**
 * The answers that the clients got. Locks alone keep every ledger whole and still post a repeated request twice: only
 * the sender's own log can tell.
 */
export class ClientLog {
  readonly codes: Record<string, number> = {};
  readonly wrong: string[] = [];
  /** Keys of what the server died over at least once, or the network. */
  readonly unanswered = new Set<string>();
  readonly #posted = new Sums();
  readonly #answers = new Map<string, string>();

  get accepted() {
    return this.#answers.size;
  }

  /** A definite answer. `known`: the key had been accepted before this request was sent. */
  note(key: string, act: Act, { success, msgCode, status, text, data }: Answer, known: boolean) {
    this.codes[msgCode] = (this.codes[msgCode] ?? 0) + 1;
    if (status >= 500) this.wrong.push(`${act.path}: ${text}`);
    if (!success) {
      if (known) this.wrong.push(`${act.path}: accepted, then ${msgCode}`);
      return;
    }
    if (act.impossible) this.wrong.push(`${act.path}: accepted what no rule lets pass`);
    const first = this.#answers.get(key);
    if (first !== undefined && first !== text) this.wrong.push(`${act.path}: two answers for one key`);
    if (first !== undefined) return;
    this.#answers.set(key, text);
    const done = act.done(data as Data);
    for (const effect of done?.effects ?? []) this.#posted.add(done?.document ?? '', effect);
  }

  knows(key: string) {
    return this.#answers.has(key);
  }

  /** Lost: told as done and not there, or not all of it. Phantom: there, and nobody was told so, or twice. */
  async compare(owner: pg.Client, companyId: number) {
    const { rows } = await owner.query<LogRow>(LOG, [companyId]);
    const ledger = new Sums();
    for (const { document, part, location, on_hand, in_sip, in_to } of rows)
      ledger.add(document, { part, location, onHand: BigInt(on_hand), inSip: BigInt(in_sip), inTo: BigInt(in_to) });
    const keys = await owner.query<{ count: number }>(
      'select count(*)::int from idempotency where company_id = $1 and answer is not null',
      [companyId],
    );
    return {
      lost: this.#posted.beyond(ledger),
      phantom: ledger.beyond(this.#posted),
      keysKept: keys.rows[0]?.count,
    };
  }
}
