type Filters = { location?: string | undefined; from?: string | undefined; to?: string | undefined };

const query = (fields: Record<string, string | undefined>) =>
  new URLSearchParams(Object.entries(fields).filter((entry): entry is [string, string] => !!entry[1]));

export const addressOfBalance = (partNumber: string, location: string): `/${string}` =>
  `/inventory/detail?${query({ partNumber, location })}`;

export const addressOfLog = (partNumber: string, filters: Filters = {}): `/${string}` =>
  `/inventory/log?${query({ partNumber, ...filters })}`;
