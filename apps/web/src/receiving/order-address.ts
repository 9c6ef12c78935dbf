/** `part`: its line is open at first. `location`: the goods go there. */
type Given = { part?: string | undefined; location?: string | undefined };

export const addressOfOrder = (poNumber: string, { part, location }: Given = {}): `/${string}` =>
  `/receivePo/editPo?${new URLSearchParams({ poNumber, ...(part && { part }), ...(location && { location }) })}`;

export const addressOfWorkOrder = (woNumber: string): `/${string}` =>
  `/receiveWo/editWo?${new URLSearchParams({ woNumber })}`;
