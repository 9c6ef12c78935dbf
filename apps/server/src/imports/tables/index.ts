import type { ImportTable } from '../import-table.ts';
import { books } from './books.ts';
import { partners } from './partners.ts';
import { partTables, places } from './parts.ts';
import { people } from './people.ts';

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
  people.employees,
  people.workCentres,
  people.workCentreWorkers,
  people.workCentreLeads,
  people.defectItems,
  people.buyers,
  people.salesCodes,
  partners.carriers,
  partners.manufacturers,
  partners.customers,
  partners.vendors,
  partners.shipTos,
  partners.customerSalesCodes,
  partners.customerCarriers,
  partners.vendorCarriers,
  partners.vendorManufacturers,
  partTables.parts,
  partTables.partRevisions,
  partTables.vendorPrices,
  partTables.salesPrices,
];
