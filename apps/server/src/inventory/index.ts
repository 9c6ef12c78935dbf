export { checkCompany, checkLedger } from './ledger/check-ledger.ts';
export { type Locations, locationNamed, readLocations } from './locations.ts';
export { inventoryRoutes } from './routes.ts';
