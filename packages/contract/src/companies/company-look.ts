import * as z from 'zod/mini';
import { requiredText } from '../kit/codes.ts';
import { LANGUAGES } from '../kit/languages.ts';
import { nullableText } from '../kit/nullable.ts';

/** One text of the company in one language, by the key that it has in the catalogues: `orders.title`. */
export const Wording = z.strictObject({
  language: z.enum(LANGUAGES),
  key: z.string().check(z.maxLength(120), z.regex(/^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+$/)),
  text: requiredText(500),
});
export type Wording = z.infer<typeof Wording>;

export const CompanyLook = z.strictObject({
  lookVersion: z.int(),
  /** A data URL; null where the company has none. */
  logo: nullableText,
  wording: z.array(Wording),
  /** The template that a screen of labels begins with. */
  labelTemplate: z.string(),
});
export type CompanyLook = z.infer<typeof CompanyLook>;
