import type { CompanySetting } from '@gemba/contract/auth/session-answer';
import { asJson, record, stored } from '../../kit/store/stored.ts';

const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);

/** An unknown time zone would break every screen that formats a time. */
const zone = (value: unknown) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text(value, 'UTC') }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
};

/** The settings of the signed-in person's company, with the specified defaults where nothing is stored. */
export const companySetting = stored<CompanySetting>(
  'companySetting',
  asJson((value) => {
    const from = record(value);
    const month = from['fiscalYearStartMonth'];
    return {
      companyCode: text(from['companyCode'], ''),
      companyName: text(from['companyName'], ''),
      receiveNeedIr: flag(from['receiveNeedIr'], true),
      receivingPOZeroCost: flag(from['receivingPOZeroCost'], false),
      baseCurrency: text(from['baseCurrency'], 'USD'),
      fiscalYearStartMonth: typeof month === 'number' ? month : 1,
      timeZone: zone(from['timeZone']),
      supportPhone: typeof from['supportPhone'] === 'string' ? from['supportPhone'] : null,
    };
  }),
);
