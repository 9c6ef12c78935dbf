export type { DemoOptions } from './demo-options.ts';
export { type DemoSummary, loadDemo } from './load-demo.ts';
export { DEMO_PASSWORD, demoUsers } from './users.ts';
