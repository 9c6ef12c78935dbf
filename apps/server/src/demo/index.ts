export { type DemoOptions, type DemoSummary, loadDemo } from './load-demo.ts';
export { DEMO_PASSWORD, demoUsers } from './users.ts';
