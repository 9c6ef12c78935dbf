/** Companies: which one a person works for, and what the server tells before anybody is signed in. */
export { lastCompanyCode } from './last-company-code.ts';
export { telephoneLink } from './telephone-link.ts';
export { type CompanyCheck, useCompanyCheck } from './use-company-check.ts';
export { refetchServerVersion, useServerVersion } from './use-server-version.ts';
