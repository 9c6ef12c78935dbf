import { decisionOf } from '@gemba/contract/inventory/decision-number';
import { mayReverse } from '@gemba/contract/inventory/posting-shapes';
import * as contract from '@gemba/contract/quality/inspection/reverse-qa-decision';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { holdOrder, moveOrder } from '../../orders/index.ts';
import {
  checkLicence,
  companyFacts,
  costUnits,
  type Movement,
  post,
  quantityText,
  quantityUnits,
  refuseUsed,
  type SerialMove,
  type Step,
} from '../../postings/index.ts';
import { takeBackVerdict, withdrawReportOfNcr } from '../ncr/settle-ncr.ts';
import { type Aside, broughtBack, serialsBroughtBack } from '../put-aside/goods-aside.ts';
import { type DecisionRow, insertDecision, readDecision } from './decisions.sql.ts';
import { hasLeft, readInspection } from './get-inspection.ts';
import { changeReport, lockReport } from './lock-report.sql.ts';
import { checkStillInQa } from './still-in-qa.ts';

/** The goods are in QA again: released ones must still lie where they were put, scrapped ones come back at their old cost. */
export const reverseQaDecision = operation(
  contract.reverseQaDecision,
  async (tx, actor, { params: { decisionNumber: reverses }, body: { reason } }) => {
    const { companyId, userId, roles } = actor;
    const found = await readDecision(tx, companyId, reverses);
    if (!found) return refuse('QA_DECISION_NOT_EXIST', { decisionNumber: reverses });
    if (!mayReverse(roles, 'QUALITY_INFO')) refuse('LIMITED_PERMISSIONS');
    const [company, report, decision = found, scrapped] = await Promise.all([
      companyFacts(tx, companyId),
      lockReport(tx, companyId, found.irNumber),
      readDecision(tx, companyId, reverses),
      tx.first(selectScrapped({ companyId, decisionNumber: reverses })),
    ]);
    checkLicence(company, 'WAREHOUSE');
    if (decision.reverses !== null) refuse('POSTING_IS_REVERSAL', { documentNumber: reverses });
    if (decision.reversedBy !== null) refuse('POSTING_IS_REVERSED', { documentNumber: reverses });
    const aside = asideOf(decision);
    // Goods of other reports may wait there too.
    if (aside) await checkStillInQa(tx, companyId, [{ irNumber: report.irNumber, ...aside }]);
    await cancelRtv(tx, actor, decision, reason);
    await post(tx, actor, {
      day: company.today,
      document: {
        kind: 'qa_decision',
        number: decisionOf(report.irNumber, report.decisions + 1),
        reverses,
        memo: reason,
      },
      movements: aside ? broughtBack(aside, reason) : movementsBack(decision, scrapped, reason),
      places: [decision],
      bookings: (steps) =>
        steps.filter(comesBack).map((step) => ({ use: 'STOCK_ADJUSTMENT', amount: -step.valueChange })),
      serials: aside ? serialsBroughtBack(aside) : serialsBack(decision),
      whenShort: refuseUsed,
      rows: ({ number }) => [
        insertDecision(tx, companyId, userId, {
          ...negative(decision),
          decisionNumber: number,
          reverses,
          note: reason,
        }),
        changeReport(tx, { companyId, userId, irNumber: report.irNumber }, changeBack(decision)),
        ...(decision.ncrNumber === null
          ? []
          : [
              aside
                ? withdrawReportOfNcr(tx, companyId, userId, decision.ncrNumber, reason)
                : takeBackVerdict(tx, companyId, userId, {
                    ncrNumber: decision.ncrNumber,
                    decisionNumber: reverses,
                    note: reason,
                  }),
            ]),
      ],
    });
    return readInspection(tx, actor, report.irNumber);
  },
);

interface Scrapped {
  cost: string;
  tax: string;
}

const selectScrapped = statement<{ companyId: number; decisionNumber: string }, Scrapped>(
  `select out_cost as cost, out_tax as tax from inventory_log
    where company_id = :companyId and document_kind = 'qa_decision' and document_number = :decisionNumber and movement = 'REJECT'`,
);

/**
 * A return that has not left is given up with the decision that asked for it. One that was given up before has given its goods
 * back to quality already, and others may have decided about them since.
 */
async function cancelRtv(tx: Tx, actor: Actor, { rtvNumber, decisionNumber }: DecisionRow, reason: string) {
  const rtv = rtvNumber === null ? undefined : await holdOrder(tx, actor.companyId, 'rtv', rtvNumber);
  if (!rtv) return;
  if (hasLeft(rtv.status)) refuse('RTV_IS_SHIPPED', { rtvNumber: rtv.number });
  if (rtv.status === 'CANCELLED') refuse('POSTING_IS_REVERSED', { documentNumber: decisionNumber });
  await moveOrder(tx, actor, rtv, { decision: 'CANCEL', to: 'CANCELLED', comment: reason, onBehalfOf: null });
}

const negate = (quantity: string) => quantityText(-quantityUnits(quantity));

const negative = (decision: DecisionRow): DecisionRow => ({
  ...decision,
  released: negate(decision.released),
  rejected: negate(decision.rejected),
  aside: negate(decision.aside),
  qualifiedChange: negate(decision.qualifiedChange),
  rejectedChange: negate(decision.rejectedChange),
});

const asideOf = ({ partNumber, location, aside, asideFrom, asideSerials }: DecisionRow): Aside | undefined =>
  asideFrom === null
    ? undefined
    : { partNumber, location, from: asideFrom, quantity: quantityUnits(aside), serials: asideSerials };

/** The goods wait again, or are gone. */
const changeBack = ({ qualifiedChange, rejectedChange, asideFrom }: DecisionRow) => ({
  qualified: negate(qualifiedChange),
  rejected: negate(rejectedChange),
  result: asideFrom === null ? 'WAITING' : 'WITHDRAWN',
});

/** Only scrapped goods come in with a cost of their own. */
const comesBack = ({ movement }: Step) => movement.unitCost !== undefined && !movement.carried;

function movementsBack(decision: DecisionRow, scrapped: Scrapped | undefined, reason: string): Movement[] {
  const { partNumber, location, releaseTo } = decision;
  const released = quantityUnits(decision.released);
  const shared = { partNumber, movement: 'REVERSE' as const, reason };
  const toQa = { ...shared, location, inQa: released };
  return [
    ...(releaseTo === null ? [] : releaseTo === location ? [{ ...toQa, onHand: -released }] : []),
    ...(releaseTo === null || releaseTo === location
      ? []
      : [
          { ...shared, location: releaseTo, onHand: -released },
          { ...toQa, carried: true as const },
        ]),
    ...(scrapped
      ? [
          {
            ...shared,
            location,
            inQa: quantityUnits(decision.rejected),
            unitCost: costUnits(scrapped.cost),
            unitTax: costUnits(scrapped.tax),
          },
        ]
      : []),
  ];
}

function serialsBack(decision: DecisionRow): SerialMove[] {
  const { partNumber, location, releaseTo, releasedSerials, rejectTo, rejectedSerials } = decision;
  const to = { place: 'STOCK', location } as const;
  return [
    ...releasedSerials.map((serial) => ({
      partNumber,
      serial,
      from: { place: 'STOCK' as const, location: releaseTo },
      to,
    })),
    ...(rejectTo === 'SCRAP' ? rejectedSerials : []).map((serial) => ({
      partNumber,
      serial,
      from: { place: 'SCRAPPED' as const, location: null },
      to,
    })),
  ];
}
