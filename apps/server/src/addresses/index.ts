export { creditUsedBy, owedBy, pickedFor } from './credit.sql.ts';
export { addressesRoutes } from './routes.ts';
