import { expect, it } from 'vitest';
import { moves, tableOf } from '../../kit/moves.ts';
import { proformaReceiverMoves, proformaShipperMoves } from './proforma-moves.ts';

it('receives a proforma receiver until it is complete', () => {
  expect(tableOf(proformaReceiverMoves)).toEqual({
    OPEN: { receivePart: 'OPEN', receiveAll: 'CLOSED', reverse: 'OPEN' },
    CLOSED: { reverse: 'OPEN' },
  });
  expect(moves(proformaReceiverMoves).refusal('CLOSED', 'receivePart')).toBe('PROFORMA_RECEIVER_IS_CLOSED');
  expect(moves(proformaReceiverMoves).refusal('CLOSED', 'receiveAll')).toBe('PROFORMA_RECEIVER_IS_CLOSED');
});

it('ships a proforma shipper until it is complete or withdrawn', () => {
  expect(tableOf(proformaShipperMoves)).toEqual({
    OPEN: { shipPart: 'OPEN', shipAll: 'CLOSED', withdraw: 'CLOSED', reverse: 'OPEN' },
    CLOSED: { reverse: 'OPEN' },
  });
  expect(moves(proformaShipperMoves).refusal('CLOSED', 'shipPart')).toBe('PROFORMA_SHIPPER_IS_CLOSED');
  expect(moves(proformaShipperMoves).refusal('CLOSED', 'shipAll')).toBe('PROFORMA_SHIPPER_IS_CLOSED');
});
