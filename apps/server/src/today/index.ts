export { weeklyDigest } from './digest/weekly-digest.ts';
export { todayRoutes } from './routes.ts';
