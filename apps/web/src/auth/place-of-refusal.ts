import type { Refused } from '../kit/client/faults.ts';

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

/** The name of the input that a refusal sends the person back to. */
export const inputOf = { company: 'companyCode', userName: 'userName', password: 'password', wait: '', form: '' };

const byField: Readonly<Record<string, Place>> = { companyCode: 'company', userName: 'userName', password: 'password' };

/** Where on the form a refusal is shown: at its field, on the button, or over the whole form. */
export const placeOf = ({ msgCode, data }: Pick<Refused, 'msgCode' | 'data'>) =>
  places[msgCode] ?? byField[String(data['field'])] ?? 'form';
