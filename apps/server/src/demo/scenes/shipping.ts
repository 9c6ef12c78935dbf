import { LOCKED_CUSTOMER, NO_TAX_ACCOUNT_CUSTOMER, OVER_CREDIT_CUSTOMER } from '../customers.ts';
import type { Act } from './play-acts.ts';

/** Twelve shipments are due today, among them one for every reason to be refused. */
export const SHIPPING: readonly Act[] = [
  { act: 'count', location: 'C-02-1', found: [['MTR-IE3-1.5KW', 24]], minute: 410 },
  { act: 'count', location: 'B-11-4', found: [['MTR-IE3-1.5KW', 36]], minute: 411 },
  {
    act: 'sell',
    number: '31077',
    to: 'ALD-002',
    lines: [
      ['GBX-110-03', 6],
      ['MTR-IE3-1.5KW', 60],
      ['CPL-38-AL', 60],
    ],
  },
  {
    act: 'sell',
    number: '31070',
    to: 'PAC-001',
    lines: [
      ['GBX-330-04', 2],
      ['CPL-42-AL', 4],
    ],
  },
  { act: 'sell', number: '31071', to: 'GRU-003', lines: [['MTR-IE3-4KW', 2]] },
  {
    act: 'sell',
    number: '31072',
    to: 'VAN-005',
    lines: [
      ['BRG-6205-2RS', 20],
      ['SEL-30/47/7-NBR', 20],
    ],
  },
  { act: 'sell', number: '31073', to: 'BLU-011', lines: [['CPL-28-AL', 6]] },
  { act: 'sell', number: '31074', to: 'CED-008', lines: [['GBX-440-05', 1]] },
  { act: 'sell', number: '31075', to: LOCKED_CUSTOMER, lines: [['MTR-IE3-3KW', 1]] },
  { act: 'sell', number: '31076', to: OVER_CREDIT_CUSTOMER, lines: [['MTR-IE3-11KW', 6]] },
  { act: 'sell', number: '31078', to: NO_TAX_ACCOUNT_CUSTOMER, lines: [['CPL-28-GG', 5]] },
  { act: 'sell', number: '31079', to: 'COR-031', lines: [['W00-14/200(A)', 3]] },
  { act: 'sell', number: '31080', to: 'BAL-004', lines: [['SEN-PT100', 2]] },
  { act: 'sell', number: '31081', to: 'SUZ-014', lines: [['GBX-220-07', 1]], revision: 'A' },
  { act: 'sell', number: '31082', to: 'DAQ-012', lines: [['CPL-48-GG', 2]], due: 3 },
  { act: 'hold', kind: 'so', order: '31082', minute: 700 },
];
