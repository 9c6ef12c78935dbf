import { listPartOnDemand, listPartOnOrder, listPartOnSit } from '@gemba/contract/parts/part-rows';

/** The quantities of a part on orders and documents, each with the call that reads its rows. */
export const openKinds = { onDemand: listPartOnDemand, onOrder: listPartOnOrder, inSIT: listPartOnSit } as const;
export type OpenKind = keyof typeof openKinds;
