/** The roles that open at least one information centre. */
export const ANY_CENTRE = [
  'SALES_ORDER_INFO',
  'PURCHASE_ORDER_INFO',
  'FIND_WORK_ORDER',
  'ENGINEERING_INFO',
  'WAREHOUSE_INFO',
  'ACCOUNTING_INFO',
  'QUALITY_INFO',
] as const;
