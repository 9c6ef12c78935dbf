/** Modules of a licence. An order is approved only where its module is licensed. */
export const MODULES = [
  'ORDERS',
  'WAREHOUSE',
  'ENGINEERING',
  'PRODUCTION',
  'ALARMS',
  'ACCOUNTING',
  'QUALITY',
  'INFO_CENTERS',
] as const;

export type Module = (typeof MODULES)[number];

export const isModule = (name: string): name is Module => MODULES.some((one) => one === name);
