import { listPrinters } from '@gemba/contract/administration/labels/list-printers';
import { useRead } from '../../kit/client/use-read.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useListPrinters = () => useRead(listPrinters, administrationKeys.printers, {});
