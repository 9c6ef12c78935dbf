export const addressOfSale = (soNumber: string): `/${string}` =>
  `/shipperSo/editSo?${new URLSearchParams({ soNumber })}`;

/** The form that announces goods of an order. */
export const addressOfNewProforma = (soNumber: string): `/${string}` =>
  `/proformaShipper/new?${new URLSearchParams({ soNumber })}`;

/** `location`: the components are taken from there first. */
export const addressOfWork = (woNumber: string, location?: string): `/${string}` =>
  `/shipperWo/editWo?${new URLSearchParams({ woNumber, ...(location && { location }) })}`;

export const addressOfRtv = (rtvNumber: string): `/${string}` =>
  `/shipRtv/editRtv?${new URLSearchParams({ rtvNumber })}`;
