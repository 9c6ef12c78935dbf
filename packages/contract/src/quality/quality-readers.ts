/** People who decide about goods, and those who receive or buy them. It stands apart: screens load nothing else with it. */
export const QUALITY_READERS = ['QUALITY_INFO', 'UPDATE_RECEIVER', 'FIND_PURCHASE_ORDER'] as const;
