import { partOnDemand, partOnOrder, partOnSit } from '@gemba/contract/parts/part-rows';

/** The quantities of a part that stand on orders and documents, each with the call that reads its rows. */
export const openKinds = { onDemand: partOnDemand, onOrder: partOnOrder, inSIT: partOnSit } as const;
export type OpenKind = keyof typeof openKinds;
