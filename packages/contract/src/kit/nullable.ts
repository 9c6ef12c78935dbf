import * as z from 'zod/mini';
import { DateText } from './dates.ts';

export const nullableText = z.nullable(z.string());
export const nullableDate = z.nullable(DateText);
