export { addressIsAllowed, readCompany } from './companies.sql.ts';
export { companiesRoutes } from './routes.ts';
export { whichCompany } from './which-company.ts';
