export const ROLES = [
  'FIND_PURCHASE_ORDER',
  'FIND_SALES_ORDER',
  'FIND_QUOTE',
  'FIND_WORK_ORDER',
  'FIND_PART',
  'FIND_INVENTORY',
  'FIND_ECN',
  'FIND_BOM',
  'UPDATE_RECEIVER',
  'FIND_SHIPPER',
  'ADD_SHIPPER',
  'FIND_WO_RECEIVER',
  'RECEIVER_FROM_WO',
  'FIND_CUSTOMER_ADDRESS',
  'FIND_VENDOR_ADDRESS',
  'FIND_CUSTOMER_VENDOR_ADDRESS',
  'PUBLIC_PERMISSIONS',
  'ENGINEERING_INFO',
  'SALES_ORDER_INFO',
  'PURCHASE_ORDER_INFO',
  'WAREHOUSE_INFO',
  'ACCOUNTING_INFO',
  'QUALITY_INFO',
  'ADD_PART',
  'ADD_BOM',
  'MANAGE_DOCUMENT',
  'MANAGE_ALARM',
  'SEND_MESSAGE',
  'COMPANY_ADMIN',
  'LEAD_WORK_CENTRE',
  'IMPORT_DATA',
] as const;
export type Role = (typeof ROLES)[number];

const roles: ReadonlySet<string> = new Set(ROLES);
export const isRole = (value: unknown): value is Role => typeof value === 'string' && roles.has(value);

const alsoAccepts = new Map<Role, readonly Role[]>([
  ['FIND_CUSTOMER_ADDRESS', ['FIND_CUSTOMER_VENDOR_ADDRESS']],
  ['FIND_VENDOR_ADDRESS', ['FIND_CUSTOMER_VENDOR_ADDRESS']],
  ['FIND_CUSTOMER_VENDOR_ADDRESS', ['FIND_CUSTOMER_ADDRESS', 'FIND_VENDOR_ADDRESS']],
]);

const satisfied = (held: readonly string[], asked: unknown) =>
  isRole(asked) && [asked, ...(alsoAccepts.get(asked) ?? [])].some((role) => held.includes(role));

/**
 * The one role check of server and web. Roles come out of local storage and configuration,
 * so whatever is not a list of known roles is denied rather than trusted to its type.
 */
export const holds = (held: readonly string[], asked: Role | readonly Role[], mode: 'any' | 'all' = 'any'): boolean => {
  const wanted: readonly unknown[] = Array.isArray(asked) ? asked : [asked];
  if (!Array.isArray(held) || wanted.length === 0) return false;
  if (mode === 'all') return wanted.every((role) => satisfied(held, role));
  return mode === 'any' && wanted.some((role) => satisfied(held, role));
};
