/** Words for the codes in the sentences of refusals: states of documents, modules of a licence, fields. */
const words = {
  status: {
    NOT_APPROVED: 'Not approved',
    NOT_REVIEWED: 'Not reviewed',
    OPEN: 'Open',
    APPROVED: 'Approved',
    PARTIAL: 'Partial',
    RUN: 'Running',
    RECEIVED: 'Received',
    SHIPPED: 'Shipped',
    FINISHED: 'Finished',
    COMMITTED: 'Committed',
    CLOSED: 'Closed',
    REJECTED: 'Rejected',
    CANCELLED: 'Cancelled',
    EXPIRED: 'Expired',
    HOLD: 'On hold',
    PARTIAL_HOLD: 'Partial, on hold',
    PENDING: 'Waiting',
    LOCKED: 'Locked',
    UNLOCKED: 'Not locked',
    RUNNING: 'Running',
    PAUSED: 'Paused',
  },
  module: {
    ORDERS: 'Orders',
    WAREHOUSE: 'Warehouse',
    ENGINEERING: 'Engineering',
    PRODUCTION: 'Production',
    ALARMS: 'Alarms',
    ACCOUNTING: 'Accounting',
    QUALITY: 'Quality',
    INFO_CENTERS: 'Information centres',
  },
  /** Fields that a request lacks. */
  msg: {
    partNumber: 'Part number',
    lotNumber: 'Lot number',
    qtyQualified: 'Qualified quantity',
    file: 'File',
  },
} as const;
export default words;

export type CodeWords = {
  readonly [fact in keyof typeof words]: { readonly [code in keyof (typeof words)[fact]]: string };
};
