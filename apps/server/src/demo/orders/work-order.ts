import { costText, moneyText, quantityText, worth } from '../../postings/index.ts';
import { neededFor } from '../../receiving/index.ts';
import { quantity } from '../amounts.ts';
import { pieceRateOf } from '../work-centres.ts';
import type { World } from '../world.ts';
import type { Component, WorkOrder } from './order-types.ts';

export interface WorkExtras {
  number?: string;
  owner?: number;
  components?: Component[];
  startDay?: string;
  operations?: WorkOrder['operations'];
}

export function newWorkOrder(
  world: World,
  part: string,
  ordered: bigint,
  due: string,
  extras: WorkExtras = {},
): WorkOrder {
  const order: WorkOrder = {
    number: extras.number ?? world.numberOf('work_order'),

    day: world.day,
    createdAt: world.moment(),
    part,
    ordered,
    received: 0n,
    due,
    startDay: extras.startDay ?? world.day,
    owner: extras.owner ?? world.users.engineer,

    status: 'NOT_APPROVED',
    version: 1,
    finishedAt: null,
    approvedBy: null,
    approvedAt: null,
    salesOrder: null,
    salesItem: null,
    components: extras.components ?? componentsOf(world, part, ordered),
    operations: extras.operations ?? operationsOf(world, part, ordered),
    issues: [],
    labour: 0n,
    labourUsed: 0n,
  };
  world.workOrders.push(order);
  return order;
}

const componentsOf = (world: World, part: string, ordered: bigint) =>
  (world.part(part).bom ?? []).flatMap(({ component, quantity: each, makeBuy, spare }, at): Component[] => {
    if (makeBuy === 'X') return [];
    const per = quantity(each);
    const required = neededFor(per, ordered);
    return [{ item: at + 1, part: component, makeBuy, per, required, issued: 0n, consumed: 0n, spare: spare ?? false }];
  });

const operationsOf = (world: World, part: string, ordered: bigint): WorkOrder['operations'] =>
  (world.part(part).operations ?? []).map((spec) => ({
    ...spec,
    status: 'WAITING',
    qualified: 0n,
    defective: 0n,
    hours: 0n,
    start: null,
    end: null,
    estimate: Math.round(((spec.setup + (spec.each * Number(ordered)) / 10_000) / 60) * 100) / 100,
  }));

export const workOrderTotal = (world: World, { part, ordered }: WorkOrder) => worth(ordered, world.part(part).stdCost);

export function writeWorkOrder(world: World, order: WorkOrder) {
  const { rows } = world;
  const wo_number = order.number;
  rows.add('work_order', {
    wo_number,
    wo_date: order.day,
    part_number: order.part,
    revision: world.part(order.part).revision,

    quantity_ordered: quantityText(order.ordered),
    quantity_received: quantityText(order.received),
    warehouse_code: 'P2',

    owner: order.owner,
    requester: order.owner,
    start_date: order.startDay,
    due_date: order.due,
    finished_at: order.finishedAt,
    so_number: order.salesOrder,
    so_item_number: order.salesItem,
    status: order.status,
    version: order.version,
    approve_by: order.approvedBy,
    approve_date: order.approvedAt,
    created_at: order.createdAt,
    approval_total: moneyText(workOrderTotal(world, order)),
    labour: moneyText(order.labour),
    labour_used: moneyText(order.labourUsed),
  });
  for (const { item, part, makeBuy, per, required, issued, consumed, spare } of order.components) {
    rows.add('work_order_component', {
      wo_number,
      item_number: item,
      part_number: part,
      make_buy: makeBuy,
      quantity_per: quantityText(per),
      quantity_required: quantityText(required),
      quantity_issued: quantityText(issued),
      quantity_consumed: quantityText(consumed),
      spare_part: spare,
    });
  }
  for (const operation of order.operations) {
    rows.add('work_order_operation', {
      wo_number,
      sequence: operation.sequence,
      wc: operation.wc,
      description: operation.text,
      status: operation.status,
      piece_rate: pieceRateOf(operation),
      estimated_hours: operation.estimate,
      reported_hours: quantityText(operation.hours),

      qualified_quantity: quantityText(operation.qualified),
      defective_quantity: quantityText(operation.defective),
      planned_start: operation.start,
      planned_end: operation.end,
    });
  }
  for (const item of order.issues) {
    rows.add('work_order_issue_item', {
      issue_number: item.issue,
      item_number: item.item,
      wo_number,
      component_item: item.component,
      part_number: item.partNumber,

      location: item.location,
      quantity: quantityText(item.quantity),
      unit_cost: costText(item.cost),
      value: moneyText(item.value),
      quantity_consumed: quantityText(item.used),
      value_consumed: moneyText(item.valueUsed),
    });
  }
}
