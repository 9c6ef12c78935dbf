import { getWorkOrder, type WorkOrder } from '@gemba/contract/orders/get-work-order';
import { call } from '../../kit/client/call.ts';
import { detailKind } from './detail-kind.ts';

export const workOrderKind = detailKind<WorkOrder>({
  read: (woNumber, options) => call(getWorkOrder, { params: { woNumber } }, options),
  above: '/orderList?kind=wo',
  head: ({ description, part, owner, quantityOrdered, quantityReceived, uom, approvalTotal }) => ({
    title: description,
    code: part,
    thing: 'part',
    by: owner.name,
    quantity: { quantity: quantityOrdered, unit: uom, received: quantityReceived },
    plannedCost: approvalTotal,
    facts: ['startDate', 'dueDate', 'warehouse'],
  }),
  lines: [
    {
      title: 'components',
      lines: ({ components }) =>
        components.map((component) => ({
          number: component.itemNumber,
          code: component.part,
          description: component.description,
          revision: component.revision,
          part: { done: component.quantityIssued, of: component.quantityRequired },
          each: { quantity: component.onHand, unit: component.uom },
          short: component.quantityShort,
          reading: component,
        })),
      groups: [
        {
          title: 'line',
          fields: [
            ...(['itemNumber', 'part', 'revision', 'description', 'makeBuy', 'sparePart', 'uom'] as const),
            ...(['quantityPer', 'quantityRequired', 'quantityIssued', 'quantityConsumed'] as const),
            ...(['quantityOpen', 'quantityShort', 'onHand'] as const),
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
          part: { done: operation.qualifiedQuantity, of: quantityOrdered },
          status: operation.status,
          reading: operation,
        })),
      groups: [
        {
          title: 'line',
          fields: [
            ...(['sequence', 'wc', 'description', 'status', 'wageType', 'estimatedHours', 'reportedHours'] as const),
            ...(['qualifiedQuantity', 'defectiveQuantity', 'plannedStart', 'plannedEnd'] as const),
          ],
        },
      ],
    },
  ],
  totals: [],
  groups: [
    {
      title: 'order',
      fields: [
        ...(['woNumber', 'woDate', 'status', 'woStatus', 'part', 'revision', 'quantityOrdered'] as const),
        ...(['quantityReceived', 'uom', 'requester', 'owner', 'project', 'relatedDoc', 'message'] as const),
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
