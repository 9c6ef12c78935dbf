import { asFlag, stored } from '../kit/store/stored.ts';

/** Whether people of more than one company have signed in on this device: then every screen names the company. */
export const severalCompanies = stored('severalCompanies', asFlag);
