/**
 * Everything in a query string is text. The router's own reading would make the number 100 of the part `1E2`
 * and nothing of the part `NULL`.
 */
export type Search = { [name: string]: string | undefined };

export const readSearch = (text: string): Search => Object.fromEntries(new URLSearchParams(text));

export const writeSearch = (search: Record<string, unknown>) => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
};
