export { approvalOfOrder } from './approval-of-order.ts';
export { decide } from './decide.ts';
export { approvalsRoutes } from './routes.ts';
