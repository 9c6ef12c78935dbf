export { loadCompany, TIME_ZONE as DEMO_TIME_ZONE } from './load-company.ts';
export { loadDemo } from './load-demo.ts';
export { DEMO_PASSWORD, demoUsers } from './users.ts';
