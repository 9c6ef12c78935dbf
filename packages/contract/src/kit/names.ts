import * as z from 'zod/mini';
import { nullableText } from './nullable.ts';

/** How a part is called: English, and the other languages where somebody entered them. */
export const names = { description: z.string(), descriptionZh: nullableText, descriptionEs: nullableText };
export type Names = { description: string; descriptionZh: string | null; descriptionEs: string | null };

export const namesOf = ({ description, descriptionZh, descriptionEs }: Names): Names => ({
  description,
  descriptionZh,
  descriptionEs,
});
