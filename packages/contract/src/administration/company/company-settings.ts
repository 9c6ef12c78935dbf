import * as z from 'zod/mini';
import { MODULES } from '../../companies/modules.ts';
import { freeText, requiredText } from '../../kit/codes.ts';
import { DateText } from '../../kit/dates.ts';
import { NaturalInteger } from '../../kit/integer.ts';
import { nullableText } from '../../kit/nullable.ts';
import { TEMPLATES } from '../../labels/label-shapes.ts';

/** The fields that an administrator writes. */
export const settingsBody = {
  companyName: requiredText(100),
  /** Such as `Europe/Madrid`. It stays as it is once goods have moved: stock is kept by the days of the company. */
  timeZone: requiredText(64),
  fiscalYearStartMonth: z.int().check(z.minimum(1), z.maximum(12)),
  /** Received goods wait for an inspection report. */
  receiveNeedIr: z.boolean(),
  /** Goods may be received at no cost. */
  receivingPOZeroCost: z.boolean(),
  /** Changes of approved orders wait for a decision. */
  orderChangeApproval: z.boolean(),
  /** A customer over the credit limit is a question, not a refusal. */
  creditLimitWarns: z.boolean(),
  /** Signing in tells that a user name does not exist. */
  tellsUnknownUser: z.boolean(),
  /** Devices keep a live connection, where their user wants one. */
  realTime: z.boolean(),
  /** The template that a screen of labels begins with. */
  labelTemplate: z.enum(TEMPLATES),
  supportPhone: z.nullable(freeText(40)),
  /** Networks that people may sign in from; null lets every address in. */
  clientAddresses: z.nullable(z.array(requiredText(50)).check(z.minLength(1), z.maxLength(100))),
};

export const licenceBody = {
  modules: z.array(z.enum(MODULES)).check(z.maxLength(MODULES.length)),
  seatsAllowed: NaturalInteger,
  validUntil: DateText,
};

export const CompanySettings = z.strictObject({
  ...settingsBody,
  companyCode: z.string(),
  baseCurrency: z.string(),
  supportPhone: nullableText,
  clientAddresses: z.nullable(z.array(z.string())),
  /** Nothing has been posted yet. */
  canChangeTimeZone: z.boolean(),
  hasIssuePassword: z.boolean(),
  /** The address that this request came from: it must stay among those that are let in. */
  ownAddress: z.string(),
  licence: z.nullable(
    z.strictObject({
      modules: z.array(z.string()),
      seatsAllowed: z.int(),
      seatsUsed: z.int(),
      validUntil: DateText,
      version: z.int(),
    }),
  ),
  version: z.int(),
});
export type CompanySettings = z.infer<typeof CompanySettings>;

type Written = Pick<CompanySettings, keyof typeof settingsBody>;

/** The fields that an administrator writes, as they are. */
export const writtenOf = (settings: CompanySettings) =>
  Object.fromEntries(
    (Object.keys(settingsBody) as (keyof Written)[]).map((field) => [field, settings[field]]),
  ) as Written;
