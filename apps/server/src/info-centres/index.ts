/** Information centres: seven dashboards from totals that are kept as postings happen, and every figure explained. */
export { infoCentresRoutes } from './routes.ts';
export { checkTotals, rebuildTotals } from './totals/totals.ts';
