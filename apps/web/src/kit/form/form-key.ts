import { formOwner } from './form-owner.ts';

/** Search parameters that open or highlight something and select nothing. */
const ONLY_SHOWN = ['open'];
/** Beside the number of an order these fill its form in: however somebody came to the order, it has one form. */
const FILLED_IN = ['part', 'location'];
const ORDER_NUMBERS = ['poNumber', 'woNumber'];

/**
 * A form is one person's, on one page, for what the address selects: `DEMO/buyer /receivePo/editPo?poNumber=7#receive`.
 * The values typed for one order must never come up in the form of another, and an unanswered posting has its key by it.
 */
export const formKey = (
  form: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location,
) => {
  const selected = new URLSearchParams(search);
  const isOrder = ORDER_NUMBERS.some((name) => selected.has(name));
  for (const name of isOrder ? [...ONLY_SHOWN, ...FILLED_IN] : ONLY_SHOWN) selected.delete(name);
  selected.sort();
  return `${formOwner()} ${pathname}${selected.size > 0 ? `?${selected}` : ''}#${form}`;
};
