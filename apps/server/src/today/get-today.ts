import * as contract from '@gemba/contract/today/get-today';
import { operation } from '../kit/http/operation.ts';
import { readToday } from './read-today.ts';

export const getToday = operation(contract.getToday, readToday);
