import { expect, it } from 'vitest';
import { markedPieces } from './marked-pieces.ts';

it.each([
  ['PO 48205', '48205', ['PO ', '48205', '']],
  ['PO 48205', 'po48205', ['', 'PO 48205', '']],
  ['采购单 48205', 'PO 48205', ['采购单 ', '48205', '']],
  ['BRG-6204-2RS', 'brg6204', ['', 'BRG-6204', '-2RS']],
  ['A-03-2', 'a032', ['', 'A-03-2', '']],
  ['Motor bracket, left', 'bracket', ['Motor ', 'bracket', ', left']],
  ['Oil seal', 'bearing', ['Oil seal', '', '']],
  ['Oil seal', ' - ', ['Oil seal', '', '']],
  ['İzmir', 'zmir', ['İzmir', '', '']],
])('%s, typed as %s', (text, typed, pieces) => {
  expect(markedPieces(text, typed)).toEqual(pieces);
});
