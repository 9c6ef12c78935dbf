/** People who may see receivers. It stands apart: screens name it, and load nothing else with it. */
export const RECEIVER_ROLES = ['UPDATE_RECEIVER', 'FIND_PURCHASE_ORDER', 'FIND_WO_RECEIVER'] as const;
