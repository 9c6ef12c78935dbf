import * as z from 'zod/mini';
import { CompanyLook } from '../../companies/company-look.ts';
import { defineCall } from '../../kit/call.ts';
import { PositiveInteger } from '../../kit/integer.ts';

/** About 150 KB of picture: it travels with every first sign-in. */
export const LONGEST_LOGO = 200_000;

export const setCompanyLogo = defineCall({
  name: 'setCompanyLogo',
  method: 'PUT',
  path: '/admin/logo',
  summary: 'Sets the logo of the company, a png or jpg as a data URL; null takes it away',
  access: ['COMPANY_ADMIN'],
  body: z.strictObject({
    // regex: one class after a fixed beginning
    logo: z.nullable(
      z.string().check(z.maxLength(LONGEST_LOGO), z.regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/)),
    ),
    lookVersion: PositiveInteger,
  }),
  example: { body: { logo: null, lookVersion: 999999 } },
  reply: CompanyLook,
  refusals: [
    'COMPANY_CHANGED',
    'DOCUMENT_CONTENT_NOT_MATCH',
    'DOCUMENT_PICTURE_TOO_LARGE',
    'DOCUMENT_EMPTY',
    'DOCUMENT_TOO_COMPLEX',
  ],
});
