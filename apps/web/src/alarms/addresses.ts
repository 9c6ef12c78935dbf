export const addressOfAlarm = (id: number): `/${string}` => `/report/detail/${id}`;
