import { describe, expect, it } from 'vitest';
import { customerMoves } from './addresses/customer-moves.ts';
import { alarmMoves } from './alarms/alarm-moves.ts';
import { orderChangeMoves } from './approvals/changes/order-change-moves.ts';
import { type Machine, moves } from './kit/moves.ts';
import { purchaseOrderMoves } from './orders/purchase-order/purchase-order-moves.ts';
import { quoteMoves } from './orders/quote/quote-moves.ts';
import { rmaMoves, rtvMoves } from './orders/returns/return-moves.ts';
import { salesOrderMoves } from './orders/sales-order/sales-order-moves.ts';
import { operationMoves } from './orders/work-order/operation-moves.ts';
import { workOrderMoves } from './orders/work-order/work-order-moves.ts';
import { proformaReceiverMoves, proformaShipperMoves } from './receiving/proforma/proforma-moves.ts';
import { receiverMoves } from './receiving/receivers/receiver-moves.ts';
import { shipperMoves } from './shipping/shippers/shipper-moves.ts';
import { taskMoves } from './tasks/task-moves.ts';
import { countMoves } from './warehouse/count/count-moves.ts';
import { transferMoves } from './warehouse/move/transfer-moves.ts';

const machines: Record<string, Machine<string, string>> = {
  purchaseOrderMoves,
  salesOrderMoves,
  quoteMoves,
  workOrderMoves,
  operationMoves,
  orderChangeMoves: orderChangeMoves.po,
  rmaMoves,
  rtvMoves,
  shipperMoves,
  receiverMoves,
  proformaReceiverMoves,
  proformaShipperMoves,
  taskMoves,
  alarmMoves,
  customerMoves,
  transferMoves,
  countMoves,
};

describe.each(Object.entries(machines))('%s', (_, machine) => {
  const { allowedEvents, next, refusal, statesOf } = moves(machine);
  const events = Object.keys(machine.events);

  it('reaches every state from its start', () => {
    const reached = new Set([machine.start]);
    for (const state of reached) for (const event of allowedEvents(state)) reached.add(next(state, event) as string);
    expect([...reached].sort()).toEqual([...machine.states].sort());
  });

  it('answers every state and event alike, whichever way it is asked', () => {
    for (const state of machine.states) {
      for (const event of events) {
        const needs = Object.keys(machine.events[event]?.needs ?? {});
        const facts = Object.fromEntries(needs.map((need) => [need, true]));
        const allowed = next(state, event) !== undefined;
        expect(allowedEvents(state).includes(event)).toBe(allowed);
        expect(statesOf(event).includes(state)).toBe(allowed);
        expect(refusal(state, event, facts) === undefined).toBe(allowed);
        if (allowed && needs.length > 0) expect(refusal(state, event)).toBeDefined();
      }
    }
  });
});
