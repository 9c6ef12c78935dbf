/** Few have typed the beginning of so many; they are found by their own number. */
const AT_MOST = 1_000;

/**
 * The numbers of the orders that begin with what was typed, each looked up in the index of its keys: for documents that
 * belong to an order. `:orderKeys` are the typed ones.
 */
// sql: the names of a table and its column
export const ordersTyped = (table: 'purchase_order' | 'sales_order' | 'work_order' | 'rma' | 'rtv', number: string) => `
  array(select typed_order.${number} from unnest(:orderKeys::text[]) as typed_key cross join lateral (
    select one.${number} from ${table} one
     where one.company_id = :companyId and one.code_key >= typed_key and one.code_key < typed_key || chr(1114111)
     order by one.code_key limit ${AT_MOST}) typed_order)`;
