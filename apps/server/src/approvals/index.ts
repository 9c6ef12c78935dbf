export { approvalOfOrder } from './approval-of-order.ts';
export { decide } from './decide.ts';
export { giveUpChanges } from './give-up-changes.ts';
export { documentsOf } from './order-documents.sql.ts';
export { approvalsRoutes } from './routes.ts';
