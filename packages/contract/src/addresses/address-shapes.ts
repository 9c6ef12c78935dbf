/** Fields that customers, vendors and departments share. */
import * as z from 'zod/mini';
import { requiredText } from '../kit/codes.ts';
import { LANGUAGES } from '../kit/languages.ts';
import { customerMoves } from './customer-moves.ts';

export const AddressId = requiredText(40);

/** Where a name is found: its first letter, of Chinese names that of their pinyin; `#` for all that begin with no letter. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#'] as const;
export const Letter = z.enum(LETTERS);

export const LockStatus = z.enum(customerMoves.states);

export const words = z.nullable(z.string());

/** Where it is and how it is reached. */
export const reach = {
  address: words,
  city: words,
  state: words,
  zip: words,
  country: words,
  phone: words,
  fax: words,
  email: words,
};

export const DepartmentRow = z.strictObject({ id: z.string(), name: z.string(), letter: Letter, ...reach });
export const VendorRow = z.strictObject({ ...DepartmentRow.shape, lockStatus: LockStatus });
export const CustomerRow = z.strictObject({ ...VendorRow.shape, overCredit: z.boolean() });
export type DepartmentRow = z.infer<typeof DepartmentRow>;
export type VendorRow = z.infer<typeof VendorRow>;
export type CustomerRow = z.infer<typeof CustomerRow>;

/** The subjects that a contact can be asked about. */
export const CONTACT_ROLES = ['so', 'po', 'acct', 'rfq', 'statement', 'gateCard', 'default'] as const;
export type ContactRole = (typeof CONTACT_ROLES)[number];

export const Contact = z.strictObject({
  contactId: z.int(),
  name: z.string(),
  jobTitle: words,
  phone: words,
  mobile: words,
  email: words,
  roles: z.array(z.enum(CONTACT_ROLES)),
});
export type Contact = z.infer<typeof Contact>;

/** Fields of every address detail. */
export const opened = {
  id: z.string(),
  name: z.string(),
  ...reach,
  language: z.enum(LANGUAGES),
  contacts: z.array(Contact),
};
