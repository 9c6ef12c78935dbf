import { lastCompanyCode } from '../../companies/index.ts';
import { userInfo } from './user-info.ts';

/** The current or last person, with the company: a user name alone may exist in two companies. */
export const personNow = () => `${lastCompanyCode.get()}/${userInfo.get().username}`;
