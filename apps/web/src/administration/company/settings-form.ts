import type { CompanySettings } from '@gemba/contract/administration/company/company-settings';
import { TEMPLATES } from '@gemba/contract/labels/label-shapes';

/** The settings that are on or off, in the order in which they are shown. */
export const FLAGS = [
  'receiveNeedIr',
  'receivingPOZeroCost',
  'orderChangeApproval',
  'creditLimitWarns',
  'realTime',
  'tellsUnknownUser',
] as const;

const texts = ['companyName', 'timeZone', 'month', 'labelTemplate', 'supportPhone', 'addresses'] as const;

type Typed = Record<(typeof texts)[number], string> & Record<(typeof FLAGS)[number], boolean>;
export type TypedSettings = Typed & Record<string, unknown>;

const linesOf = (typed: string) =>
  typed
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);

export const typedOf = (settings: CompanySettings): TypedSettings => ({
  companyName: settings.companyName,
  timeZone: settings.timeZone,
  month: String(settings.fiscalYearStartMonth),
  labelTemplate: settings.labelTemplate,
  supportPhone: settings.supportPhone ?? '',
  addresses: settings.clientAddresses?.join('\n') ?? '',
  receiveNeedIr: settings.receiveNeedIr,
  receivingPOZeroCost: settings.receivingPOZeroCost,
  orderChangeApproval: settings.orderChangeApproval,
  creditLimitWarns: settings.creditLimitWarns,
  realTime: settings.realTime,
  tellsUnknownUser: settings.tellsUnknownUser,
});

export const bodyOf = (typed: TypedSettings) => {
  const addresses = linesOf(typed.addresses);
  const { receiveNeedIr, receivingPOZeroCost, orderChangeApproval, creditLimitWarns, realTime, tellsUnknownUser } =
    typed;
  return {
    companyName: typed.companyName.trim(),
    timeZone: typed.timeZone,
    fiscalYearStartMonth: Number(typed.month),
    labelTemplate: TEMPLATES.find((template) => template === typed.labelTemplate) ?? 'part',
    supportPhone: typed.supportPhone.trim() || null,
    clientAddresses: addresses.length > 0 ? addresses : null,
    receiveNeedIr,
    receivingPOZeroCost,
    orderChangeApproval,
    creditLimitWarns,
    realTime,
    tellsUnknownUser,
  };
};

export const changeCount = (start: TypedSettings, typed: TypedSettings) =>
  [...texts, ...FLAGS].filter((field) =>
    field === 'addresses'
      ? linesOf(start.addresses).join() !== linesOf(typed.addresses).join()
      : start[field] !== typed[field],
  ).length;
