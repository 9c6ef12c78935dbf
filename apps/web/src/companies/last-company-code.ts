import { asText, stored } from '../kit/store/stored.ts';

/** Stays after a log-out, so that nobody types it twice on one device. */
export const lastCompanyCode = stored('companyCode', asText);
