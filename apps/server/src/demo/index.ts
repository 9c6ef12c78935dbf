export { loadCompany } from './load-company.ts';
export { loadDemo } from './load-demo.ts';
export { DEMO_PASSWORD, demoUsers } from './users.ts';
