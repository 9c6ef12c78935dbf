import { lastCompanyCode } from '../companies/index.ts';
import { userInfo } from './user-info.ts';

/** Who is there, or was last: a user name alone may exist in two companies. */
export const personNow = () => `${lastCompanyCode.get()}/${userInfo.get().username}`;
