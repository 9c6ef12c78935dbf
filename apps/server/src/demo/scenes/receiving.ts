import { SHOWN_PART } from '../parts/write-parts.ts';
import type { Act } from './play-acts.ts';

/** Seven receipts are due today; the first is the one of the mock-ups, some of it received before. */
export const RECEIVING: readonly Act[] = [
  {
    act: 'buy',
    number: '48190',
    from: 'bearings',
    lines: [
      ['SEL-35/52/7-NBR', 80],
      ['BRG-6204-2RS', 400],
      ['BRG-6306-C3', 144],
      ['RNG-47-INT', 300],
    ],
  },
  { act: 'receive', order: '48190', line: 2, pieces: 120, location: 'B-11-4', receiver: '90420', minute: 960 },
  // That receipt went to the life test: the shelf keeps the quantity of the mock-up.
  { act: 'count', location: 'B-11-4', found: [[SHOWN_PART, 360]], minute: 1_000 },
  {
    act: 'buy',
    number: '48192',
    from: 'seals',
    lines: [
      ['SEL-40/62/8-NBR', 200],
      ['SEL-45/65/8-NBR', 200],
    ],
  },
  {
    act: 'buy',
    number: '48193',
    from: 'fasteners',
    lines: [
      ['FST-M8X25-8.8', 5_000],
      ['FST-M10X30-8.8', 2_000],
      ['KEY-8X7X40', 400],
    ],
  },
  { act: 'buy', number: '48195', from: 'motors', lines: [['MTR-IE3-2.2KW', 12]] },
  { act: 'buy', number: '48196', from: 'steel', lines: [['SHF-4140-118', 240]] },
  {
    act: 'buy',
    number: '48198',
    from: 'supplies',
    lines: [
      ['OIL-ISO220', 600],
      ['BOX-C-300', 400],
    ],
  },
  {
    act: 'buy',
    number: '48199',
    from: 'castings',
    lines: [
      ['HSG-330-A', 60],
      ['COV-330-B', 60],
    ],
  },
  {
    act: 'buy',
    number: '48203',
    from: 'calibration',
    lines: [[null, 1, { text: 'Calibration of gauges', price: 640 }]],
    due: 2,
  },
  { act: 'buy', number: '48200', from: 'couplings', lines: [['CPL-65-GG', 60]], due: 14 },
  { act: 'sail', order: '48200', arrives: 14 },
  // Goods, a service and a free sample on one order, which a receiver keeps apart.
  {
    act: 'buy',
    number: '48206',
    from: 'supplies',
    lines: [
      ['PAL-800X600', 50, { price: 11 }],
      [null, 1, { text: 'Unloading by crane', price: 180 }],
      ['BOX-C-300', 20, { text: 'Box, free sample', price: 0 }],
    ],
    due: 3,
  },
  { act: 'buy', number: '48204', from: 'electric', lines: [['SEN-PT100', 40]], due: 5 },
  { act: 'hold', kind: 'po', order: '48204', minute: 840 },
  { act: 'buy', number: '48186', from: 'steel', lines: [['SHF-4140-118', 160]], due: 7 },
  { act: 'receive', order: '48186', pieces: 60, minute: 880 },
  { act: 'hold', kind: 'po', order: '48186', reason: 'The certificate of the second heat is missing', minute: 900 },
];
