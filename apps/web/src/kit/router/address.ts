/** An address with the search params that are given. */
export const address = (path: `/${string}`, fields: Record<string, string | undefined>): `/${string}` => {
  const given = Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};
