import * as z from 'zod/mini';

/** The kinds of files, as people look for them: the order within a group is that in which they are imported. */
export const IMPORT_GROUPS = {
  books: ['accounts', 'accountUses', 'taxRates', 'currencyRates'],
  places: ['warehouses', 'locations', 'productLines'],
  people: [
    'departments',
    'departmentContacts',
    'shifts',
    'employees',
    'workCentres',
    'workCentreWorkers',
    'workCentreLeads',
    'defectItems',
  ],
  users: ['users', 'approvalAuthorities', 'alarmTypes', 'alarmHandlers', 'buyers', 'salesCodes'],
  partners: [
    'carriers',
    'manufacturers',
    'customers',
    'vendors',
    'customerContacts',
    'vendorContacts',
    'shipTos',
    'customerInstructions',
    'partOrigins',
    'customerSalesCodes',
    'customerCarriers',
    'vendorCarriers',
    'vendorManufacturers',
  ],
  parts: ['parts', 'partRevisions', 'vendorPrices', 'salesPrices', 'boms', 'bomItems', 'routings', 'ecns', 'ecnParts'],
  orders: [
    'purchaseOrders',
    'purchaseOrderItems',
    'salesOrders',
    'salesOrderItems',
    'quotes',
    'quoteItems',
    'workOrders',
    'workOrderComponents',
    'workOrderOperations',
    'rmas',
    'rmaItems',
    'rtvs',
    'rtvItems',
  ],
  goods: [
    'proformaReceivers',
    'proformaReceiverItems',
    'proformaShippers',
    'proformaShipperItems',
    'inspectionReports',
    'ncrs',
  ],
  money: ['invoices', 'bills', 'payments', 'paymentItems'],
  stock: ['onHand'],
} as const;

export type ImportGroup = keyof typeof IMPORT_GROUPS;
export type ImportKindName = (typeof IMPORT_GROUPS)[ImportGroup][number];

const NAMES = Object.values(IMPORT_GROUPS).flat() as [ImportKindName, ...ImportKindName[]];
export const ImportKindName = z.enum(NAMES);

export const ImportColumn = z.strictObject({
  /** In our files. */
  name: z.string(),
  /** In the language of the caller. */
  heading: z.string(),
  /** The headings in all languages: a file of ours may have any of them. */
  otherNames: z.array(z.string()),
  example: z.string(),
  /** Rows are found by it: the file has to have it. */
  key: z.boolean(),
  /** A new row needs it. */
  needed: z.boolean(),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

export const ImportKind = z.strictObject({ kind: ImportKindName, columns: z.array(ImportColumn) });
export type ImportKind = z.infer<typeof ImportKind>;

export const kindParams = z.strictObject({ kind: ImportKindName });
