export const addressOfSale = (soNumber: string): `/${string}` =>
  `/shipperSo/editSo?${new URLSearchParams({ soNumber })}`;

export const addressOfWork = (woNumber: string): `/${string}` =>
  `/shipperWo/editWo?${new URLSearchParams({ woNumber })}`;
