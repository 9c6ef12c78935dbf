export { approvalsRoutes } from './routes.ts';
export { approvalReminder, approvalWaits } from './waiting/tell-approvers.ts';
