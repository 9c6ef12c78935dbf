export { addressIsAllowed, readCompany, whichCompany } from './companies.sql.ts';
export { readLook } from './get-company-look.ts';
export { recordChange } from './record-change.ts';
export { companiesRoutes } from './routes.ts';
