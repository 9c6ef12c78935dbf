export default {
  screens: {
    salesInfo: 'Sales',
    purchasingInfo: 'Purchasing',
    workOrderInfo: 'Work orders',
    engineeringInfo: 'Engineering',
    warehouseInfo: 'Warehouse',
    accountingInfo: 'Accounting',
    qualityInfo: 'Quality',
    figure: 'A figure explained',
  },
  asOf: 'As of {time}',
  centreAsOf: 'Info centre · as of {time}',
  refresh: 'Refresh',
  share: 'Share a link',
  copied: 'The link is copied.',
  sharedOn: 'As of {day}, when this link was shared',
  sharedOnOnly: 'This link was shared on {day}',
  figuresOfNow: 'Figures marked “now” have no past: they show how things stand now.',
  nowHasNoPast: 'This figure has no past: it shows how things stand now.',
  showToday: 'Show today',
  noFiguresOn: 'No figures for {day}',
  noFiguresOnHow: 'The link names a day after today, or before the first figures of the company.',
  noDay: 'This link names no day',
  noDayHow: 'It may have been cut off or changed. Ask for it again, or look at the figures of today.',
  none: '–',
  figuresOf: 'Figures',
  atPresent: '{name}, now',
  explain: '{name}: {value}. Show the rows',
  days: '{from} – {to}',
  points: '{change} pt',
  versus: 'against {days}',
  entries: '{count, plural, one {# row} other {# rows}}',
  average: '12-month average {value}',
  averageOf: '12-month average',
  twelveMonths: '12 months before this one',
  worstFirst: 'Worst first',
  soFar: 'Share so far',
  workCentres: 'Work centers',
  onlineOf: '{online} of {count} online',
  online: 'Online',
  offline: 'Offline',
  how: 'How is this computed?',
  formula: 'Formula',
  sumOfRows: 'The sum of the rows below',
  divided: '{over} ÷ {under}',
  dividedTimes: '{over} ÷ {under} × {factor}',
  period: 'Period',
  daysOfRows: 'Days of the rows',
  until: 'Up to {day}',
  since: 'From {day} on',
  anyDay: 'Any day',
  now: 'Now',
  sumEquals: '{count, plural, one {# row adds} other {# rows add}} up to {value}',
  rows: 'Rows behind it',
  ofBase: 'of {base}',
  noRows: 'Nothing in these days',
  noRowsHow: 'Choose another period on the dashboard.',
  unknown: 'There is no such figure',
  unknownHow: 'Open a dashboard and tap a figure.',
  centres: {
    sales: 'Sales',
    purchasing: 'Purchasing',
    workOrders: 'Work orders',
    engineering: 'Engineering',
    warehouse: 'Warehouse',
    accounting: 'Accounting',
    quality: 'Quality',
  },
  units: {
    hours: '{number} h',
    days: '{number} days',
    times: '{number} ×',
  },
  drawn: {
    months: '{name}, 12 months',
    ages: '{name} by age',
    weeks: '{name} by week',
  },
  axis: {
    months: 'Month',
    ages: 'Due',
    weeks: 'Week',
  },
  ages: {
    lateOver: 'More than {days} days late',
    over: '>{days}',
    late: '{from} to {to} days late',
    due: 'Due in {from} to {to} days',
    dueOver: 'Due in {days} days or later',
    later: '+{days}…',
  },
  weeks: {
    before: 'Before this week',
    beforeShort: '<',
    of: 'Week of {day}',
    later: 'From {day} on',
    laterShort: '>',
  },
  by: {
    customer: '{name} by customer',
    productCode: '{name} by product line',
    salesCode: '{name} by sales code',
    vendor: '{name} by vendor',
    buyer: '{name} by buyer',
    workCentre: '{name} by work center',
    documentType: '{name} by type',
    defect: '{name} by kind',
    alarmType: '{name} by type',
  },
  dimensions: {
    customer: 'Customer',
    productCode: 'Product line',
    salesCode: 'Sales code',
    vendor: 'Vendor',
    buyer: 'Buyer',
    workCentre: 'Work center',
    documentType: 'Type',
    defect: 'Defect',
    alarmType: 'Type',
  },
  without: {
    customer: 'No customer',
    productCode: 'No product line',
    salesCode: 'No sales code',
    vendor: 'No vendor',
    buyer: 'No buyer',
    workCentre: 'No work center',
    documentType: 'No type',
    defect: 'No defect',
    alarmType: 'No type',
  },
  documentTypes: {
    DRAWING: 'Drawings',
    WORK_INSTRUCTION: 'Work instructions',
    SPECIFICATION: 'Specifications',
    CERTIFICATE: 'Certificates',
    QUOTE: 'Quotes',
    PHOTO: 'Photos',
    OTHER: 'Other documents',
  },
  figures: {
    salesBooked: {
      name: 'Booked',
      definition:
        'The items of sales orders dated in the period that were reviewed, at order price less discount, without tax. Cancelled and rejected orders do not count.',
    },
    salesShipped: {
      name: 'Shipped',
      definition:
        'The items of shippers that left in the period, at order price less discount, without tax. A shipment that is taken back counts below zero on the day it is taken back.',
    },
    salesInvoiced: {
      name: 'Invoiced',
      definition:
        'Invoices of the period with freight, without tax, as they are posted to the journal. Credit notes count below zero. Revenue in Accounting is the same sum, and with it any other entry on the accounts for revenue.',
    },
    salesQuoted: {
      name: 'Quoted',
      definition: 'Quotes dated in the period, without tax. Cancelled quotes do not count.',
    },
    salesBacklog: {
      name: 'Backlog',
      definition:
        'What customers have ordered and we have not shipped yet, at order price less discount, without tax. Orders that wait for their review do not count; orders on hold do.',
    },
    salesOverdue: {
      name: 'Overdue',
      definition:
        'The part of the backlog whose promised day, or required day where none was promised, is before today.',
    },
    salesOnTime: {
      name: 'On time',
      definition:
        'Shipped items that left on or before their promised day, or the required day where none was promised, out of all shipped items.',
    },
    salesWon: {
      name: 'Quotes won',
      definition:
        'Quotes dated in the period that became an order, out of those that are decided: ordered, expired, rejected or cancelled. Open quotes do not count.',
    },
    purchaseOrdered: {
      name: 'Ordered',
      definition:
        'The items of approved purchase orders dated in the period, at order price less discount, without tax.',
    },
    purchaseReceived: {
      name: 'Received',
      definition:
        'Goods received against purchase orders in the period, at their cost without tax. A receipt that is taken back counts below zero.',
    },
    purchaseOpen: {
      name: 'Open',
      definition: 'What approved purchase orders still have to bring, at order price less discount, without tax.',
    },
    purchaseOverdue: {
      name: 'Overdue',
      definition: 'The open part whose expected day, or required day where none is known, is before today.',
    },
    purchaseWaiting: {
      name: 'Waiting for approval',
      definition: 'Purchase orders that nobody has approved or rejected yet, without tax.',
    },
    purchaseOnTime: {
      name: 'On time',
      definition: 'Received items that came on or before their required day, out of all received items.',
    },
    purchasePrice: {
      name: 'Price against last cost',
      definition:
        'How much more the ordered items cost than at their last cost. Below zero we pay less. Items bought for the first time do not count.',
    },
    workOpen: { name: 'Open', definition: 'Work orders that are approved and not finished.' },
    workRunning: {
      name: 'Running',
      definition: 'Work orders for which something was issued or reported, and that are not finished.',
    },
    workLate: { name: 'Late', definition: 'Open work orders that were due before today.' },
    workFinished: { name: 'Finished', definition: 'Work orders that were finished in the period.' },
    workOnTime: {
      name: 'On time',
      definition: 'Work orders finished on or before their due day, out of all that were finished in the period.',
    },
    workYield: {
      name: 'Yield',
      definition: 'Good pieces out of all pieces that were reported in the period. Corrected reports count once.',
    },
    workHours: { name: 'Hours', definition: 'Hours of the time reports of the period.' },
    workLoad: {
      name: 'Load',
      definition:
        'Estimated hours of the operations of open work orders that are not done, less the hours reported on them, by the week in which they are planned.',
    },
    workWip: {
      name: 'Work in process',
      definition:
        'Material issued to work orders and labour booked on them that no receipt has used yet, by work order. Equals the account for work in process.',
    },
    ecnsOpen: { name: 'ECNs open', definition: 'Engineering changes that are open.' },
    ecnsOverdue: { name: 'ECNs overdue', definition: 'Open engineering changes that were due before today.' },
    ecnsClosed: { name: 'ECNs closed', definition: 'Engineering changes that were closed in the period.' },
    ecnCycle: {
      name: 'ECN cycle time',
      definition:
        'Average number of days from the start of an engineering change to its end, over those closed in the period.',
    },
    partsAdded: { name: 'Parts added', definition: 'Parts that were added in the period.' },
    bomsAdded: {
      name: 'BOMs added',
      definition: 'Bills of materials that were added in the period, each revision once.',
    },
    partsHeld: { name: 'Parts on hold', definition: 'Parts that are on hold now.' },
    documents: { name: 'Documents', definition: 'Documents that are kept now, each with its latest revision.' },
    stockValue: {
      name: 'Stock value',
      definition:
        'On hand, in QA, in SIP and in TO at the average cost of each location. Equals the account for inventory.',
    },
    stockTurns: {
      name: 'Turns',
      definition: 'Cost of goods sold of the last 365 days over the value of the stock now.',
    },
    stockDays: {
      name: 'Days of stock',
      definition: 'How long the stock lasts at the cost of goods sold of the last 365 days.',
    },
    stockBelow: { name: 'Below minimum', definition: 'Parts of which less is on hand than their minimum.' },
    stockAbove: { name: 'Above maximum', definition: 'Parts of which more is on hand than their maximum.' },
    stockSlow: {
      name: 'Slow movers',
      definition:
        'Parts with stock of which nothing went out since the first day of the month six months ago. A part that never went out counts from its last receipt.',
    },
    stockInQa: { name: 'In QA', definition: 'Stock that waits for its inspection, at average cost.' },
    stockInSip: { name: 'In SIP', definition: 'Stock picked for shippers that have not left, at average cost.' },
    stockInSit: {
      name: 'In SIT',
      definition:
        'Goods that vendors have sent under a proforma receiver and that have not come, at order price less discount.',
    },
    stockInTo: { name: 'In TO', definition: 'Stock between two warehouses, at average cost.' },
    stockPostings: { name: 'Postings', definition: 'Rows of the inventory log of the period.' },
    cash: {
      name: 'Cash',
      definition: 'The balance of the cash and bank accounts now: every line of the journal on them.',
    },
    receivable: {
      name: 'Receivable',
      definition:
        'Invoices that are not settled, with tax, at the rate of the invoice. Less the credits of customers, it is what the balance sheet shows.',
    },
    receivableOverdue: {
      name: 'Receivable overdue',
      definition:
        'Invoices that were due before today and are not settled. Credit notes of other invoices do not lessen it.',
    },
    receivableCredits: {
      name: 'Credits of customers',
      definition: 'Credit notes to customers that are not settled, with tax.',
    },
    payable: {
      name: 'Payable',
      definition:
        'Bills of vendors that are not settled, with tax, at the rate of the bill. Less the credits of vendors, it is what the balance sheet shows.',
    },
    payableOverdue: {
      name: 'Payable overdue',
      definition: 'Bills that were due before today and are not settled. Debit notes of other bills do not lessen it.',
    },
    payableCredits: {
      name: 'Credits of vendors',
      definition: 'Debit notes to vendors that are not settled, with tax.',
    },
    revenue: {
      name: 'Revenue',
      definition:
        'Lines of the journal of the period on accounts for revenue. From invoices it is the sum of Invoiced, to the cent; other entries on these accounts come on top.',
    },
    margin: { name: 'Margin', definition: 'Revenue less cost of sales, out of revenue.' },
    result: {
      name: 'Result',
      definition: 'Revenue less all expenses: lines of the journal of the period on accounts for revenue and expense.',
    },
    inventory: {
      name: 'Inventory',
      definition: 'The value of the stock at the average cost of each location. Equals the account for inventory.',
    },
    inspected: {
      name: 'Inspected',
      definition: 'Quantities of the inspection reports of the period that have a result.',
    },
    rejected: { name: 'Rejected', definition: 'Rejected quantity out of the inspected quantity.' },
    ncrsOpen: { name: 'NCRs open', definition: 'Non-conformance reports that are open now.' },
    defects: {
      name: 'Defects',
      definition: 'Defective pieces of the time reports of the period, by defect and work center.',
    },
    alarms: { name: 'Alarms', definition: 'Alarms that were raised in the period.' },
    responseTime: {
      name: 'Time to respond',
      definition: 'Average time from an alarm to the first answer, over the alarms of the period that were answered.',
    },
    handleTime: {
      name: 'Time to handle',
      definition: 'Average time from the first answer to the end, over the alarms of the period that are resolved.',
    },
  },
  ratios: {
    salesOnTime: { over: 'Items on time', under: 'All items' },
    salesWon: { over: 'Quotes ordered', under: 'Quotes decided' },
    purchaseOnTime: { over: 'Items on time', under: 'All items' },
    purchasePrice: { over: 'More than at last cost', under: 'At last cost' },
    workOnTime: { over: 'Orders on time', under: 'All orders' },
    workYield: { over: 'Good pieces', under: 'All pieces' },
    ecnCycle: { over: 'Days', under: 'ECNs closed' },
    stockTurns: { over: 'Cost of goods sold, 365 days', under: 'Stock value' },
    stockDays: { over: 'Stock value', under: 'Cost of goods sold, 365 days' },
    margin: { over: 'Revenue less cost of sales', under: 'Revenue' },
    rejected: { over: 'Rejected', under: 'Inspected' },
    responseTime: { over: 'Hours', under: 'Alarms answered' },
    handleTime: { over: 'Hours', under: 'Alarms resolved' },
  },
} as const;
