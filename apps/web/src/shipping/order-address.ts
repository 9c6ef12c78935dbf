export const addressOfSale = (soNumber: string): `/${string}` =>
  `/shipperSo/editSo?${new URLSearchParams({ soNumber })}`;

/** The form that announces goods of an order. */
export const addressOfNewProforma = (soNumber: string): `/${string}` =>
  `/proformaShipper/new?${new URLSearchParams({ soNumber })}`;

/** `part`: the line of this component is open at first. `location`: the components are taken from there first. */
type Given = { part?: string | undefined; location?: string | undefined };

export const addressOfWork = (woNumber: string, { part, location }: Given = {}): `/${string}` =>
  `/shipperWo/editWo?${new URLSearchParams({ woNumber, ...(part && { part }), ...(location && { location }) })}`;

export const addressOfRtv = (rtvNumber: string): `/${string}` =>
  `/shipRtv/editRtv?${new URLSearchParams({ rtvNumber })}`;
