/** Companies: the company of a person, and the facts that the server tells before sign-in. */

export { companyLook, forgetLook, wearLook } from './company-look.ts';
export { lastCompanyCode } from './last-company-code.ts';
export { isServerReached } from './server-version.ts';
export { severalCompanies } from './several-companies.ts';
export { telephoneLink } from './telephone-link.ts';
export { asCompanyCode, type CompanyCheck, useCompanyCheck } from './use-company-check.ts';
export { readCompanyLook, useGetCompanyLook } from './use-get-company-look.ts';
export { readVersionAhead, refetchServerVersion, useGetVersion } from './use-get-version.ts';
