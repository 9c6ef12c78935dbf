/** What has left the house, told by the state of the order `o`. */
export const SALES_SHIP_STATUS = `case when o.status = 'FINISHED' then 'SHIPPED'
  when o.status in ('PARTIAL', 'PARTIAL_HOLD') then 'PARTIAL' else 'WAITING' end`;
