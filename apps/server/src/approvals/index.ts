export { mayApproveChange } from './changes/may-approve-change.ts';
export { findDecidedForMe } from './delegation/decided-for-me.ts';
export { approvalsRoutes } from './routes.ts';
export { approvalPush } from './waiting/approval-push.ts';
export { nextToDecide, type ToDecide } from './waiting/next-to-decide.ts';
export { approvalReminder, approvalWaits } from './waiting/tell-approvers.ts';
