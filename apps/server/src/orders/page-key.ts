import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import * as z from 'zod/mini';

/** Where an order stands in its list: the day it is sorted by, and its number. */
export const PageKey = z.tuple([DateText, freeText(100)]);
