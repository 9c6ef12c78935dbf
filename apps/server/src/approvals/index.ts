export { approvalsRoutes } from './routes.ts';
export { approvalPush } from './waiting/approval-push.ts';
export { approvalReminder, approvalWaits } from './waiting/tell-approvers.ts';
