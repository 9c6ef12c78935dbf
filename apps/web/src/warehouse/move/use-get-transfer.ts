import { getTransfer } from '@gemba/contract/warehouse/move/get-transfer';
import { readAhead, useRead } from '../../kit/client/use-read.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

const transfer = (transferNumber: string) =>
  [getTransfer, warehouseKeys.transfer(transferNumber), { params: { transferNumber } }] as const;

export const useGetTransfer = (transferNumber: string) => useRead(...transfer(transferNumber));

export const readTransferAhead = (transferNumber: string) => readAhead(...transfer(transferNumber));
