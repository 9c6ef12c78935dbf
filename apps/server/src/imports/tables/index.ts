import type { ImportTable } from '../import-table.ts';
import { books } from './books.ts';
import { contacts } from './contacts.ts';
import { engineering } from './engineering.ts';
import { billing } from './invoices.ts';
import { onHand } from './on-hand.ts';
import { partners } from './partners.ts';
import { partTables, places } from './parts.ts';
import { paying } from './payments.ts';
import { people } from './people.ts';
import { proformaReceiving } from './proforma-receivers.ts';
import { proformaShipping } from './proforma-shippers.ts';
import { purchasing } from './purchase-orders.ts';
import { quality } from './quality.ts';
import { returning } from './returns.ts';
import { selling } from './sales-orders.ts';
import { userTables } from './users.ts';
import { working } from './work-orders.ts';

/** Every kind of file, in the order in which they are imported: each refers to those before it only. */
export const IMPORT_TABLES: readonly ImportTable[] = [
  books.accounts,
  books.accountUses,
  books.taxRates,
  books.currencyRates,
  places.warehouses,
  places.locations,
  places.productLines,
  people.departments,
  contacts.departmentContacts,
  people.shifts,
  people.employees,
  people.workCentres,
  people.workCentreWorkers,
  people.workCentreLeads,
  people.defectItems,
  userTables.users,
  userTables.approvalAuthorities,
  userTables.alarmTypes,
  userTables.alarmHandlers,
  people.buyers,
  people.salesCodes,
  partners.carriers,
  partners.manufacturers,
  partners.customers,
  partners.vendors,
  contacts.customerContacts,
  contacts.vendorContacts,
  partners.shipTos,
  partners.customerInstructions,
  partners.partOrigins,
  partners.customerSalesCodes,
  partners.customerCarriers,
  partners.vendorCarriers,
  partners.vendorManufacturers,
  partTables.parts,
  partTables.partRevisions,
  partTables.vendorPrices,
  partTables.salesPrices,
  engineering.boms,
  engineering.bomItems,
  engineering.routings,
  engineering.ecns,
  engineering.ecnParts,
  ...Object.values(purchasing),
  ...Object.values(selling),
  ...Object.values(working),
  ...Object.values(returning),
  ...Object.values(proformaReceiving),
  ...Object.values(proformaShipping),
  ...Object.values(quality),
  ...Object.values(billing),
  ...Object.values(paying),
  onHand,
];
