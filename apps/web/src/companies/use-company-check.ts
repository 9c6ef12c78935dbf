import { getCompanyLogo } from '@gemba/contract/companies/get-company-logo';
import { getSignInInfo } from '@gemba/contract/companies/get-sign-in-info';
import type { CallReply } from '@gemba/contract/kit/call';
import { inCapitals } from '@gemba/contract/kit/codes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../kit/client/call.ts';
import { refusalCode } from '../kit/client/errors.ts';

type SignInInfo = CallReply<typeof getSignInInfo>;

export interface CompanyCheck {
  /** The facts about the company if the code is right, otherwise about the server. */
  info: SignInInfo | undefined;
  logo: string | undefined;
  /** The code that this is about. */
  code: string;
  state: 'unknown' | 'checking' | 'found' | 'missing';
}

const nothing: CompanyCheck = { info: undefined, logo: undefined, code: '', state: 'unknown' };

export const asCompanyCode = (typed: string) => inCapitals(typed.trim());

/** Looks up a company code. Without React Query: the first load of Login stays small. */
export const useCompanyCheck = (firstCode: string) => {
  const [found, setFound] = useState(nothing);
  const latest = useRef<string>(undefined);

  const check = useCallback(async (typed: string) => {
    const companyCode = asCompanyCode(typed);
    // Already asked: leaving the field twice must not ask twice.
    if (latest.current === companyCode) return;
    latest.current = companyCode;
    setFound((now) => ({ ...now, code: companyCode, state: 'checking' }));
    const answer = await ask(companyCode);
    if (latest.current !== companyCode) return;
    setFound((now) => ({
      ...answer,
      code: companyCode,
      info: answer.info ?? (now.info && { ...now.info, company: null, messenger: null, sso: null, passkeys: false }),
    }));
    // Without an answer the code may be right: ask again the next time the person leaves the field.
    if (answer.state === 'unknown' && companyCode) latest.current = undefined;
  }, []);

  useEffect(() => void check(firstCode), [check, firstCode]);
  return { ...found, check };
};

const ask = async (companyCode: string): Promise<Omit<CompanyCheck, 'code'>> => {
  const query = companyCode ? { companyCode } : {};
  try {
    const info = await call(getSignInInfo, { query }, { quiet: true });
    if (!info.company) return { info, logo: undefined, state: 'unknown' };
    const logo = await call(
      getCompanyLogo,
      { query: { companyCode: info.company.companyCode } },
      { quiet: true },
    ).catch(() => undefined);
    return { info, logo: logo?.startsWith('data:image/') ? logo : undefined, state: 'found' };
  } catch (error) {
    const wrong = ['COMPANY_NOT_EXIST', 'INVALID_INPUT'].includes(refusalCode(error) ?? '');
    return { ...nothing, state: wrong ? 'missing' : 'unknown' };
  }
};
