import { isTest } from './tree.ts';

/** Each capability calls only those to its left. ARCHITECTURE has the same list; change both together. */
const CAPABILITIES = [
  'companies',
  'auth',
  'interfaces',
  'messages',
  'addresses',
  'parts',
  'documents',
  'bom',
  'inventory',
  'ecn',
  'postings',
  'orders',
  'approvals',
  'quality',
  'receiving',
  'shipping',
  'warehouse',
  'labels',
  'tasks',
  'time',
  'alarms',
  'accounting',
  'info-centres',
  'today',
  'search',
  'administration',
  'imports',
];

export type House = 'contract' | 'server' | 'web' | 'tooling';

export interface Place {
  house: House;
  /** The folder below `src`; empty for the files that stand beside the folders, and outside of `src`. */
  folder: string;
  /** The path inside that folder. */
  inside: string;
  rank: number;
  isTest: boolean;
}

const HOUSES: Record<string, House> = { 'packages/contract': 'contract', 'apps/server': 'server', 'apps/web': 'web' };

export const homeOf = (path: string) => Object.keys(HOUSES).find((home) => path.startsWith(`${home}/`));

const rankOf = (folder: string) => CAPABILITIES.indexOf(folder);

export function placeOf(path: string): Place {
  const home = homeOf(path);
  const house = home ? (HOUSES[home] as House) : 'tooling';
  const below = home && path.startsWith(`${home}/src/`) ? path.slice(home.length + 5) : '';
  const [folder = '', ...rest] = below.includes('/') ? below.split('/') : ['', below];
  return { house, folder, inside: rest.join('/'), rank: rankOf(folder), isTest: isTest(path) };
}

export const isCapability = ({ rank }: Place) => rank >= 0;
