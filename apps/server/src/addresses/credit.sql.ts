/**
 * How much of its credit a customer uses: open receivables, what was shipped and not billed, and what is picked for
 * open shippers, all in base currency. The one sum that addresses show and shipping keeps; `$1` is the company.
 */

/** What is picked for a customer and has not left. `but` names a shipper that does not count: the one being changed. */
export const pickedFor = (customerId: string, but = 'null') =>
  `(select coalesce(sum(open.amount), 0.00) from shipper open
     where open.company_id = $1 and open.customer_id = ${customerId} and open.status = 'OPEN'
       and open.shipper_number is distinct from ${but}::text)`;

/** What a customer owes without what is picked; `customer` is its row. */
export const owedBy = (customer: string) => `(${customer}.open_receivable + ${customer}.unbilled)`;

export const creditUsedBy = (customer: string) => `(${owedBy(customer)} + ${pickedFor(`${customer}.customer_id`)})`;
