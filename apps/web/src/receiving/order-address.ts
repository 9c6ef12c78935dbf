export const addressOfOrder = (poNumber: string, part?: string): `/${string}` =>
  `/receivePo/editPo?${new URLSearchParams({ poNumber, ...(part && { part }) })}`;

export const addressOfWorkOrder = (woNumber: string): `/${string}` =>
  `/receiveWo/editWo?${new URLSearchParams({ woNumber })}`;
