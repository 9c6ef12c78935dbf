import { namesOf } from '@gemba/contract/kit/names';
import { getWorkOrder, type WorkOrder } from '@gemba/contract/orders/work-order/get-work-order';
import { call } from '../../kit/client/call.ts';
import { detailKind } from '../detail/detail-kind.ts';
import { STOCK } from '../detail/line-view.ts';

export const workOrderKind = detailKind<WorkOrder>({
  read: (woNumber, options) => call(getWorkOrder, { params: { woNumber } }, options),
  above: '/orderList?kind=wo',
  head: (order) => ({
    title: namesOf(order),
    code: order.part,
    thing: 'part',
    by: order.owner.name,
    quantity: { quantity: order.quantityOrdered, unit: order.uom, received: order.quantityReceived },
    plannedCost: order.approvalTotal,
    facts: ['startDate', 'dueDate', 'warehouse'],
    wideFacts: ['startDate', 'dueDate', 'warehouse', 'owner', 'soNumber', 'customerId'],
  }),
  lines: [
    {
      title: 'components',
      lines: ({ components }) =>
        components.map((component) => ({
          number: component.itemNumber,
          code: component.part,
          ...namesOf(component),
          revision: component.revision,
          part: { done: component.quantityIssued, of: component.quantityRequired },
          each: { quantity: component.onHand, unit: component.uom },
          short: component.quantityShort,
          reading: component,
        })),
      columns: ['part', 'onHand', 'issued'],
      beside: { title: 'line', fields: ['quantityPer', 'quantityRequired', 'quantityOpen', 'quantityShort', 'onHand'] },
      groups: [
        {
          title: 'line',
          fields: [
            'itemNumber',
            'part',
            'revision',
            'description',
            'makeBuy',
            'sparePart',
            'uom',
            'quantityPer',
            'quantityRequired',
            'quantityIssued',
            'quantityConsumed',
            'quantityOpen',
            'quantityShort',
            'onHand',
          ],
        },
      ],
    },
    {
      title: 'operations',
      lines: ({ operations, quantityOrdered }) =>
        operations.map((operation) => ({
          number: operation.sequence,
          code: operation.wc,
          description: operation.description,
          descriptionZh: null,
          descriptionEs: null,
          part: { done: operation.qualifiedQuantity, of: quantityOrdered },
          status: operation.status,
          reading: operation,
        })),
      columns: ['wc', 'status', 'qualified'],
      beside: { title: 'line', fields: ['estimatedHours', 'reportedHours', 'qualifiedQuantity', 'defectiveQuantity'] },
      groups: [
        {
          title: 'line',
          fields: [
            'sequence',
            'wc',
            'description',
            'status',
            'wageType',
            'estimatedHours',
            'reportedHours',
            'qualifiedQuantity',
            'defectiveQuantity',
            'plannedStart',
            'plannedEnd',
          ],
        },
      ],
    },
  ],
  beside: STOCK,
  totals: [],
  groups: [
    {
      title: 'order',
      fields: [
        'woNumber',
        'woDate',
        'status',
        'woStatus',
        'part',
        'revision',
        'quantityOrdered',
        'quantityReceived',
        'uom',
        'requester',
        'owner',
        'project',
        'relatedDoc',
        'message',
      ],
    },
    { title: 'party', fields: ['soNumber', 'soItemNumber', 'customerId'] },
    { title: 'delivery', fields: ['warehouse', 'startDate', 'dueDate', 'finishedAt'] },
    { title: 'decision', fields: ['approvalTotal', 'approveBy', 'approveDate'] },
  ],
  related: { receivers: 'receiver', issues: 'issue' },
  changes: ({ changes, baseCurrency, part, quantityOrdered, dueDate }) => ({
    count: changes,
    currency: baseCurrency,
    items: [{ itemNumber: null, part, quantity: quantityOrdered, price: null, dateRequired: dueDate }],
  }),
});
