import type { Refused } from '../../kit/client/errors.ts';

type Place = 'company' | 'userName' | 'password' | 'wait';

const places: Readonly<Record<string, Place>> = {
  COMPANY_CODE_REQUIRED: 'company',
  COMPANY_NOT_EXIST: 'company',
  USER_NAME_REQUIRED: 'userName',
  USER_NOT_EXIST: 'userName',
  PASSWORD_REQUIRED: 'password',
  WRONG_PASSWORD: 'password',
  LOGIN_TOO_SOON: 'wait',
};

/** The input that a refusal focuses. */
export const inputOf = { company: 'companyCode', userName: 'userName', password: 'password', wait: '', form: '' };

const byField: Readonly<Record<string, Place>> = { companyCode: 'company', userName: 'userName', password: 'password' };

/** The place where a refusal is shown: at its field, on the button, or above the form. */
export const placeOf = ({ msgCode, data }: Pick<Refused, 'msgCode' | 'data'>) =>
  places[msgCode] ?? byField[String(data['field'])] ?? 'form';
