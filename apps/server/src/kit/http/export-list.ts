import { Readable } from 'node:stream';
import { type Call, type CallParsed, pathOf } from '@gemba/contract/kit/call';
import { type Column, cellOf, columnsOf } from '@gemba/contract/kit/columns';
import { csvHead, csvLine } from '@gemba/contract/kit/files/csv';
import { cutLine, headingOf } from '@gemba/contract/kit/headings/headings';
import { EXPORT_ROWS_AT_MOST, rowsIn } from '@gemba/contract/kit/page';
import type { Period } from '@gemba/contract/kit/periods';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keys } from '../crypto/keys.ts';
import { EXPORTED_AT_ONCE } from '../database/cursor.ts';
import type { Database, Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { Actor } from '../sessions/actor.ts';
import { claimOf, openSession } from '../sessions/open-session.ts';
import { admit } from './admit.ts';
import { sendFile } from './files/send-file.ts';
import { validated } from './validate.ts';
import { callerOf } from './visit.ts';

type Page = { rows: readonly unknown[]; next: string | null; more: boolean; days: string | undefined };
type Read<C extends Call> = (tx: Tx, actor: Actor, input: CallParsed<C>) => Promise<unknown>;

/** A list as a table is the same call, asked for in another form. */
export const wantsTable = (call: Call, { method, headers }: FastifyRequest) =>
  method === 'GET' && /^\s*text\/csv\s*(?:$|[,;])/i.test(headers.accept ?? '') && columnsOf(call) !== undefined;

/**
 * Answers every row that the filter finds, read page by page while it is sent. Each page is a transaction of its own
 * that looks at the session again: a slow phone holds no connection, and who is signed out meanwhile gets no more.
 */
export async function exportList<C extends Call>(
  call: C,
  read: Read<C>,
  { database, keys }: { database: Database; keys: Keys },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const claim = claimOf(callerOf(request));
  const asActor = <Result>(work: (tx: Tx, actor: Actor) => Promise<Result>) =>
    database.begin({
      reads: true,
      first: (tx) => openSession(tx, claim),
      work: (tx, actor) => {
        admit(call, keys, request, actor);
        return work(tx, actor);
      },
    });
  const pageAfter = async (tx: Tx, actor: Actor, cursor: string | undefined, sent: number) => {
    const input = validated(call, request);
    const limit = Math.min(EXPORTED_AT_ONCE, EXPORT_ROWS_AT_MOST - sent);
    return pageIn(call, await read(tx, actor, { ...input, query: { ...(input.query as object), cursor, limit } }));
  };
  // Before anything is sent: a refusal keeps its envelope.
  const { first, day } = await asActor(async (tx, actor) => ({
    first: await pageAfter(tx, actor, undefined, 0),
    day: await today(tx, actor),
  }));

  const { language } = request;
  const columns = (columnsOf(call) ?? []).map((column) => ({ ...column, name: headingOf(column, language) }));
  async function* written() {
    yield csvHead(columns);
    let page = first;
    let sent = page.rows.length;
    yield linesOf(columns, page.rows);
    for (; page.next !== null && sent < EXPORT_ROWS_AT_MOST; sent += page.rows.length) {
      const cursor = page.next;
      page = await asActor((tx, actor) => pageAfter(tx, actor, cursor, sent));
      yield linesOf(columns, page.rows);
    }
    if (page.more) yield csvLine([{}], [cutLine(language, sent)]);
  }
  return sendFile(reply, {
    fileName: `${decodeURIComponent(pathOf(call, request.params as Record<string, string>).slice(1))}-${first.days ?? day}.csv`,
    contentType: 'text/csv; charset=utf-8',
    inline: false,
    content: Readable.from(written(), { objectMode: false }),
  });
}

/** A list of some days or of one, such as a statement, says which: its file is named after them and not after today. */
type Dated = { period?: Period; asOf?: string };
const daysOf = ({ period, asOf }: Dated) => (period ? `${period.from}-${period.to}` : asOf);

/** A page leads to the next one; what is answered in one piece says only that there is more. */
const pageIn = (call: Call, reply: unknown): Page => {
  const held = reply as Record<string, unknown> & { nextCursor?: string | null; more?: boolean } & Dated;
  const next = held.nextCursor ?? null;
  return {
    rows: held[rowsIn(call.reply)?.field ?? ''] as unknown[],
    next,
    more: next !== null || held.more === true,
    days: daysOf(held),
  };
};

const selectToday = statement<{ companyId: number }, { day: string }>(
  `select to_char(now() at time zone time_zone, 'YYYY-MM-DD') as day from company where company_id = :companyId`,
);

async function today(tx: Tx, { companyId }: Actor) {
  return (await tx.one(selectToday({ companyId }))).day;
}

const linesOf = (columns: readonly Column[], rows: readonly unknown[]) => {
  const lineOf = (row: unknown) => {
    const cells = columns.map((column) => cellOf(row, column));
    return csvLine(columns, cells);
  };
  return rows.map(lineOf).join('');
};
