import {
  arriveTransfer,
  getTransfer,
  listTransfers,
  moveStock,
  reverseTransfer,
} from '@gemba/contract/warehouse/transfers';
import type { Capability } from '../kit/capability.ts';
import { arrive, reverseMove } from './finish-transfer.ts';
import { moveBetween } from './move-stock.ts';
import { readTransfer, transfersFound } from './read-transfer.ts';

export const warehouseRoutes: Capability = (serve) => {
  serve.page(listTransfers, transfersFound);
  serve.signedIn(moveStock, moveBetween);
  serve.signedIn(getTransfer, (tx, actor, { params }) => readTransfer(tx, actor, params.transferNumber));
  serve.signedIn(arriveTransfer, arrive);
  serve.signedIn(reverseTransfer, reverseMove);
};
