export { addressIsAllowed, readCompany, whichCompany } from './companies.sql.ts';
export { companiesRoutes } from './routes.ts';
