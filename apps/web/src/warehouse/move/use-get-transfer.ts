import { getTransfer } from '@gemba/contract/warehouse/move/get-transfer';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

const transfer = (transferNumber: string) =>
  readOf(getTransfer, warehouseKeys.transfer(transferNumber), { params: { transferNumber } });

export const useGetTransfer = (transferNumber: string) => useQuery(transfer(transferNumber));

export const readTransferAhead = (transferNumber: string) => queries.prefetchQuery(transfer(transferNumber));
