import { getTransfer } from '@gemba/contract/warehouse/move/get-transfer';
import { useRead } from '../../kit/client/use-read.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

export const useGetTransfer = (transferNumber: string) =>
  useRead(getTransfer, warehouseKeys.transfer(transferNumber), { params: { transferNumber } });
