import {
  cancelCount,
  getCount,
  listCounts,
  postCount,
  reverseCount,
  startCount,
} from '@gemba/contract/warehouse/counts';
import {
  arriveTransfer,
  getTransfer,
  listTransfers,
  moveStock,
  reverseTransfer,
} from '@gemba/contract/warehouse/transfers';
import type { Capability } from '../kit/capability.ts';
import { beginCount, giveUpCount } from './count-location.ts';
import { arrive, reverseMove } from './finish-transfer.ts';
import { moveBetween } from './move-stock.ts';
import { postCounted } from './post-count.ts';
import { countsFound, readCount } from './read-count.ts';
import { readTransfer, transfersFound } from './read-transfer.ts';
import { reverseCounted } from './reverse-count.ts';

export const warehouseRoutes: Capability = (serve) => {
  serve.page(listTransfers, transfersFound);
  serve.signedIn(moveStock, moveBetween);
  serve.signedIn(getTransfer, (tx, actor, { params }) => readTransfer(tx, actor, params.transferNumber));
  serve.signedIn(arriveTransfer, arrive);
  serve.signedIn(reverseTransfer, reverseMove);
  serve.page(listCounts, countsFound);
  serve.signedIn(startCount, beginCount);
  serve.signedIn(getCount, (tx, actor, { params }) => readCount(tx, actor, params.countNumber));
  serve.signedIn(postCount, postCounted);
  serve.signedIn(cancelCount, giveUpCount);
  serve.signedIn(reverseCount, reverseCounted);
};
