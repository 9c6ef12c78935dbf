import { getCompanyLogo } from '@gemba/contract/companies/get-company-logo';
import { getSignInInfo } from '@gemba/contract/companies/get-sign-in-info';
import type { CallReply } from '@gemba/contract/kit/call';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../kit/client/call.ts';
import { refusalCode } from '../kit/client/faults.ts';

type SignInInfo = CallReply<typeof getSignInInfo>;

export interface CompanyCheck {
  /** What is known: of the company when the code is right, else of the server. */
  info: SignInInfo | undefined;
  logo: string | undefined;
  state: 'unknown' | 'checking' | 'found' | 'missing';
}

const nothing: CompanyCheck = { info: undefined, logo: undefined, state: 'unknown' };

/** Asks who a company code belongs to. Without React Query: the first load of Login stays small. */
export const useCompanyCheck = (firstCode: string) => {
  const [found, setFound] = useState(nothing);
  const latest = useRef<string>(undefined);

  const check = useCallback(async (typed: string) => {
    const companyCode = typed.trim().toUpperCase();
    // Asked already: leaving the field twice must not ask twice.
    if (latest.current === companyCode) return;
    latest.current = companyCode;
    setFound((now) => ({ ...now, state: 'checking' }));
    const answer = await ask(companyCode);
    if (latest.current !== companyCode) return;
    setFound((now) => ({
      ...answer,
      info: answer.info ?? (now.info && { ...now.info, company: null, messenger: null }),
    }));
    // No answer is no verdict: the next time somebody leaves the field it is asked again.
    if (answer.state === 'unknown' && companyCode) latest.current = undefined;
  }, []);

  useEffect(() => void check(firstCode), [check, firstCode]);
  return { ...found, check };
};

const ask = async (companyCode: string): Promise<CompanyCheck> => {
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
