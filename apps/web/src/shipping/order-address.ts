import { addressWith } from '../kit/router/address-with.ts';

export const addressOfSale = (soNumber: string): `/${string}` =>
  `/shipperSo/editSo?${new URLSearchParams({ soNumber })}`;

/** The form that announces goods of an order. */
export const addressOfNewProforma = (soNumber: string): `/${string}` =>
  `/proformaShipper/new?${new URLSearchParams({ soNumber })}`;

/** `part`: the line of this component is open at first. `location`: the components are taken from there first. */
type Given = { part?: string | undefined; location?: string | undefined };

export const addressOfWork = (woNumber: string, given: Given = {}) =>
  addressWith('/shipperWo/editWo', { woNumber, ...given });

export const addressOfRtv = (rtvNumber: string): `/${string}` =>
  `/shipRtv/editRtv?${new URLSearchParams({ rtvNumber })}`;
