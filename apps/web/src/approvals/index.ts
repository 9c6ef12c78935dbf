/** Approvals: the waiting list, decisions on many orders, changes of approved orders, delegation. */
export { approvalsScreens } from './screens.ts';
