/** Approvals: the waiting list, decisions on many orders, changes of approved orders, delegation. */
export { DecidedForMePart } from './delegation/DecidedForMePart.tsx';
export { approvalsScreens } from './screens.ts';
