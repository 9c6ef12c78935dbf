export const addressOfSale = (soNumber: string): `/${string}` =>
  `/shipperSo/editSo?${new URLSearchParams({ soNumber })}`;

/** `location`: the components are taken from there first. */
export const addressOfWork = (woNumber: string, location?: string): `/${string}` =>
  `/shipperWo/editWo?${new URLSearchParams({ woNumber, ...(location && { location }) })}`;
