/** The order that is due next: `undefined` until the list has been read, `null` where there is none. */
export type NextOrder = { number: string; href: `/${string}` } | null | undefined;

type Read = { rows: readonly unknown[] | undefined; error: unknown };

/** The next order by its number, once its list has been read. An unread list must not hold up the way back. */
export const toNextOrder = (
  list: Read,
  number: string | undefined,
  addressOf: (number: string) => `/${string}`,
): NextOrder => {
  if (number !== undefined) return { number, href: addressOf(number) };
  return list.rows || list.error ? null : undefined;
};
