import { moves } from '@gemba/contract/kit/moves';
import * as contract from '@gemba/contract/orders/quote/extend-quote';
import { quoteMoves } from '@gemba/contract/orders/quote/quote-moves';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { Refusal, refuse } from '../../kit/refuse.ts';
import { readApprover } from '../deciding/approver.ts';
import { factsFor } from '../deciding/decide-order.ts';
import { blockedBy, judge } from '../deciding/judge.ts';
import { moveOrder } from '../deciding/move-order.ts';
import { lockOrder } from '../deciding/order-row.ts';
import { readQuote } from './get-quote.ts';

type Key = { companyId: number; number: string };

const selectFirstDay = statement<Key, { first: string }>(
  `select greatest(valid_until + 1, company_today(company_id)) as first from quote where company_id = :companyId and qo_number = :number`,
);

const updateLastDay = statement<Key & { validUntil: string }>(
  'update quote set valid_until = :validUntil where company_id = :companyId and qo_number = :number',
);

/** The prices stand longer than they were approved for, so the quote waits for its approval again. */
export const extendQuote = operation(contract.extendQuote, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const { qoNumber: number } = params;
  const { validUntil, version } = body;
  const quote = await lockOrder(tx, actor, 'qo', number);
  const judgement = judge(await readApprover(tx, actor), quote);
  const refusal = blockedBy(quoteMoves, 'extend', quote, judgement, version === quote.version);
  if (refusal) throw new Refusal(refusal, factsFor(refusal, quote, judgement));
  const { first } = await tx.one(selectFirstDay({ companyId, number }));
  if (validUntil < first) refuse('QUOTE_LAST_DAY_TOO_EARLY', { from: first, field: 'validUntil' });
  const to = moves(quoteMoves).next(quote.status as keyof typeof quoteMoves.events.extend.path, 'extend') as string;
  await moveOrder(tx, actor, quote, { decision: 'AMEND', to, comment: body.reason.trim(), onBehalfOf: null });
  // After the move: the timer of its last day is set for a quote that is open.
  await tx.run(updateLastDay({ companyId, number, validUntil }));
  return readQuote(tx, actor, number);
});
