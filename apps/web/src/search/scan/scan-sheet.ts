import { remembered } from '../../kit/store/remembered.ts';

/** Whether the sheet for typing a code is open. The dock, the rail and search fields open it. */
export const scanSheet = remembered(false);

export const openScanSheet = () => scanSheet.set(true);
