export { checkLedger } from './check-ledger.ts';
export { inventoryRoutes } from './routes.ts';
