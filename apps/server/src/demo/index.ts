export { loadCompany, TIME_ZONE as DEMO_TIME_ZONE } from './load-company.ts';
export { loadDemo } from './load-demo.ts';
export { demoUsers } from './users.ts';
