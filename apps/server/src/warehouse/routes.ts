import type { Capability } from '../kit/capability.ts';
import { cancelCount } from './count/cancel-count.ts';
import { checkCountLine } from './count/check-count-line.ts';
import { getCount } from './count/get-count.ts';
import { listCounts } from './count/list-counts.ts';
import { postCount } from './count/post-count.ts';
import { reverseCount } from './count/reverse-count.ts';
import { startCount } from './count/start-count.ts';
import { arriveTransfer } from './move/arrive-transfer.ts';
import { getTransfer } from './move/get-transfer.ts';
import { listTransfers } from './move/list-transfers.ts';
import { moveStock } from './move/move-stock.ts';
import { reverseTransfer } from './move/reverse-transfer.ts';
import { suggestPlace } from './move/suggest-place.ts';

export const warehouseRoutes: Capability = [
  listTransfers,
  moveStock,
  getTransfer,
  arriveTransfer,
  reverseTransfer,
  suggestPlace,
  listCounts,
  startCount,
  getCount,
  checkCountLine,
  postCount,
  cancelCount,
  reverseCount,
];
