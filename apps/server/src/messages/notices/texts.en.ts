import type { NoticeTexts } from './notice-texts.ts';

export const english: NoticeTexts = {
  orders: {
    po: 'PO {number}',
    so: 'SO {number}',
    qo: 'QO {number}',
    wo: 'WO {number}',
    rma: 'RMA {number}',
    rtv: 'RTV {number}',
  },
  pushes: {
    message: { title: 'New message', body: 'From {sender}' },
    approval: { title: '{order}', body: 'Waits for your decision' },
    alarm: { title: 'Production alarm', body: '{wc}' },
  },
  notices: {
    ORDER_APPROVED: { title: '{order} is approved', content: '{by} approved it.[\n\n{comment}]' },
    ORDER_REJECTED: {
      title: '{order} is rejected',
      content: '{by} rejected it. You can change it and send it again.[\n\n{comment}]',
    },
    DECISION_WITHDRAWN: { title: '{order} waits again', content: '{by} took the decision back.' },
    ORDER_HELD: { title: '{order} is on hold', content: '{by} put it on hold.[\n\n{comment}]' },
    ORDER_RELEASED: { title: '{order} goes on', content: '{by} released it.[\n\n{comment}]' },
    ORDER_TAKEN_OVER: { title: '{order} has another owner', content: '{by} took it over.[\n\n{comment}]' },
    ORDER_CANCELLED: { title: '{order} is cancelled', content: '{by} cancelled it.[\n\n{comment}]' },
    QUOTE_EXPIRED: {
      title: '{order} has expired',
      content: 'Its last day has passed and no sales order was made from it.',
    },
    CHANGE_APPROVED: {
      title: 'Change of {order} is approved',
      content: '{by} approved it, and the order has changed.[\n\n{comment}]',
    },
    CHANGE_REJECTED: {
      title: 'Change of {order} is rejected',
      content: '{by} rejected it. The order stays as it was.[\n\n{comment}]',
    },
    ORDER_WAITS: {
      title: '{order} waits for your decision',
      content: 'It has waited for a day. {maker} needs your answer.',
    },
    CHANGE_WAITS: {
      title: 'A change of {order} waits for your decision',
      content: 'It has waited for a day. {maker} needs your answer.',
    },
    TASK_RUNS_ON: {
      title: 'Your shift is over and your task still runs',
      content:
        '{wc}, WO {woNumber}: pause or finish it. Time after the shift counts only if you confirm it under My day.',
    },
    WEEKLY_DIGEST: {
      title: 'Your week, {from} to {to}',
      content:
        '[Purchase orders: {purchased} new.\n][Receivers: {received}.\n][Sales orders: {sold} new.\n][Shippers sent: {shipped}.\n][Work orders finished: {finished}.\n][ECNs closed: {closedEcns}.\n][Alarms: {alarms} raised, {resolved} resolved.\n][Revenue: {revenue} {currency}.\n][Your decisions: {decided}.\n][Your hours: {hours}.\n][Waiting for you now: {waiting}, of them late: {late}.]',
    },
    LICENCE_CHANGED: { title: 'New licence', content: '{by} changed it: {seats} seats, until {day}.\n\n{reason}' },
    CREDIT_LIMIT_CHANGED: {
      title: 'Customer {subject}: new credit limit',
      content: '{by} changed it from {before} to {after} {currency}.\n\n{reason}',
    },
    NOTE_TAKEN_BACK: { title: 'Return {subject}: note {note} taken back', content: '{by} took it back.\n\n{reason}' },
    PART_HELD: { title: 'Part {subject} is on hold', content: '{by} put it on hold.\n\n{reason}' },
    PART_RELEASED: { title: 'Part {subject} is released', content: '{by} released it.\n\n{reason}' },
    PART_CHANGED: { title: 'Part {subject} was changed', content: '{by} changed its fields.\n\n{reason}' },
    PART_REVISION_CHANGED: {
      title: 'Part {subject} is at revision {revision}',
      content: '{by} set it.\n\n{reason}',
    },
    STANDARD_COST_CHANGED: {
      title: 'Part {subject}: new standard cost',
      content: '{by} changed it. What is made from now on comes in at the new cost.\n\n{reason}',
    },
    BOM_CHANGED: {
      title: 'BOM of {subject}: revision {revision}',
      content: '{by} changed it.[ ECN {ecnNumber}.] Open work orders keep their components.\n\n{reason}',
    },
    ECN_CHANGED: { title: 'ECN {subject} was changed', content: '{title}\n\n{by} changed it.\n\n{reason}' },
    ECN_CLOSED: { title: 'ECN {subject} is closed', content: '{title}\n\n{by} closed it.\n\n{reason}' },
    ECN_CANCELLED: { title: 'ECN {subject} is cancelled', content: '{title}\n\n{by} cancelled it.\n\n{reason}' },
    ECN_REOPENED: { title: 'ECN {subject} is open again', content: '{title}\n\n{by} reopened it.\n\n{reason}' },
    QUALITY_DOCUMENT_WITHDRAWN: {
      title: 'Vendor {subject}: a quality document is withdrawn',
      content: '{by} withdrew “{title}”.\n\n{reason}',
    },
    NCR_CLOSED: { title: 'NCR {subject} is closed', content: '{part}: {finding}\n\n{by} closed it.\n\n{reason}' },
    NCR_REOPENED: {
      title: 'NCR {subject} is open again',
      content: '{part}: {finding}\n\n{by} reopened it.\n\n{reason}',
    },
    ORDERS_WAIT: { title: '{count} orders wait for your decision', content: 'They have waited for a day: {orders}.' },
  },
};
