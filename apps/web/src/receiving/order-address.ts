import { addressWith } from '../kit/router/address-with.ts';

/** `part`: its line is open at first. `location`: the goods go there. */
type Given = { part?: string | undefined; location?: string | undefined };

export const addressOfOrder = (poNumber: string, given: Given = {}) =>
  addressWith('/receivePo/editPo', { poNumber, ...given });

export const addressOfWorkOrder = (woNumber: string): `/${string}` =>
  `/receiveWo/editWo?${new URLSearchParams({ woNumber })}`;

export const addressOfRma = (rmaNumber: string): `/${string}` =>
  `/receiveRma/editRma?${new URLSearchParams({ rmaNumber })}`;

/** The form that announces goods of an order. */
export const addressOfNewProforma = (poNumber: string): `/${string}` =>
  `/proformaReceiver/new?${new URLSearchParams({ poNumber })}`;
