export { checkCompany, checkLedger } from './check-ledger.ts';
export { applyMovements, type Moved, type Step } from './posting/apply-movements.ts';
export { type CompanyFacts, checkLicence, companyFacts } from './posting/company-facts.ts';
export type { Booking } from './posting/journal.ts';
export { asLocation, knownLocation, type Locations, readLocations, stockLocation } from './posting/locations.ts';
export { type LockedStock, lockStock } from './posting/lock-stock.ts';
export {
  costText,
  costUnits,
  type Movement,
  moneyText,
  moneyUnits,
  placeKey,
  plainQuantity,
  quantityText,
  quantityUnits,
} from './posting/movement.ts';
export { checkSerials, moveSerials, type SerialMove } from './posting/serials.ts';
export { OtherOrigin, ShortOfStock } from './posting/short-of-stock.ts';
export { applyTaken, checkThere, refusingShort } from './posting/take-from-stock.ts';
export { share, worth } from './posting/worth.ts';
export { writePosting } from './posting/write-posting.ts';
export { inventoryRoutes } from './routes.ts';
