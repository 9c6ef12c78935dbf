import { listPrinters } from '@gemba/contract/administration/labels/list-printers';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { administrationKeys } from '../administration-keys.ts';

const readPrinters = readOf(listPrinters, administrationKeys.printers, {});

export const useListPrinters = () => useQuery(readPrinters);

export const readPrintersAhead = () => queries.prefetchQuery(readPrinters);
