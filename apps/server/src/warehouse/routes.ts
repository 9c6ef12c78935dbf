import { cancelCount, getCount, listCounts, postCount, startCount } from '@gemba/contract/warehouse/counts';
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

export const warehouseRoutes: Capability = (serve) => {
  serve.page(listTransfers, transfersFound);
  serve.signedIn(moveStock, moveBetween);
  serve.signedIn(getTransfer, (tx, actor, { params }) => readTransfer(tx, actor, params.transferNumber));
  serve.signedIn(arriveTransfer, arrive);
  serve.signedIn(reverseTransfer, reverseMove);
  serve.page(listCounts, countsFound);
  serve.signedIn(startCount, beginCount);
  serve.signedIn(getCount, (tx, { companyId }, { params }) => readCount(tx, companyId, params.countNumber));
  serve.signedIn(postCount, postCounted);
  serve.signedIn(cancelCount, giveUpCount);
};
