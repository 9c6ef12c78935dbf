import * as z from 'zod/mini';
import { GivenCompanyCode } from '../companies/given-company-code.ts';

export const companyCode = z.optional(GivenCompanyCode);
