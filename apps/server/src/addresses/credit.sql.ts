/**
 * The credit that a customer uses: open receivables, shipments not billed yet, and goods picked for open shippers, all
 * in base currency. Addresses show this sum and shipping checks it; `$1` is the company.
 */

/** Goods picked for a customer and not shipped yet. `but` names the shipper that is being changed and does not count. */
export const pickedFor = (customerId: string, but = 'null') =>
  `(select coalesce(sum(open.amount), 0.00) from shipper open
     where open.company_id = $1 and open.customer_id = ${customerId} and open.status = 'OPEN'
       and open.shipper_number is distinct from ${but}::text)`;

/** The same without picked goods; `customer` is the customer's row. */
export const owedBy = (customer: string) => `(${customer}.open_receivable + ${customer}.unbilled)`;

export const creditUsedBy = (customer: string) => `(${owedBy(customer)} + ${pickedFor(`${customer}.customer_id`)})`;
