import type { Part } from '@gemba/contract/parts/part-shapes';

type Kind =
  | 'words'
  | 'code'
  | 'flag'
  | 'quantity'
  | 'cost'
  | 'pastCost'
  | 'averageCost'
  | 'money'
  | 'moment'
  | 'days'
  | 'choice';

/** Every field of a part except its quantities, with its format. */
export const kinds = {
  partNumber: 'code',
  description: 'words',
  descriptionZh: 'words',
  descriptionEs: 'words',
  partType: 'choice',
  revision: 'code',
  drawing: 'code',
  modelNumber: 'code',
  material: 'words',
  active: 'flag',
  createdAt: 'moment',
  productCode: 'code',
  commodityCode: 'code',
  mfgCode: 'code',
  inventoryClass: 'code',
  hsCode: 'code',
  countryOrigin: 'words',
  saleable: 'flag',
  bill: 'flag',
  traceable: 'flag',
  trackableLevel: 'choice',
  qIType: 'choice',
  hold: 'flag',
  holdReason: 'words',
  uom: 'code',
  minQty: 'quantity',
  maxQty: 'quantity',
  defaultLocation: 'code',
  lastIn: 'moment',
  lastOut: 'moment',
  buyerCode: 'code',
  makeLeadTime: 'days',
  weight: 'quantity',
  length: 'quantity',
  width: 'quantity',
  height: 'quantity',
  volume: 'quantity',
  listPrice: 'cost',
  avgCost: 'averageCost',
  stdCost: 'cost',
  lastPoCost: 'pastCost',
  value: 'money',
} as const satisfies Partial<Record<keyof Part, Kind>>;

export type PartField = keyof typeof kinds;

export const groups = {
  identity: [
    'partNumber',
    'description',
    'descriptionZh',
    'descriptionEs',
    'partType',
    'revision',
    'drawing',
    'modelNumber',
    'material',
    'active',
    'createdAt',
  ],
  costs: ['listPrice', 'avgCost', 'stdCost', 'lastPoCost', 'value'],
  stock: ['uom', 'minQty', 'maxQty', 'defaultLocation', 'lastIn', 'lastOut', 'buyerCode', 'makeLeadTime'],
  tracing: ['traceable', 'trackableLevel', 'qIType', 'hold', 'holdReason'],
  classes: ['productCode', 'commodityCode', 'mfgCode', 'inventoryClass', 'hsCode', 'countryOrigin', 'saleable', 'bill'],
  size: ['weight', 'length', 'width', 'height', 'volume'],
} as const satisfies Record<string, readonly PartField[]>;

/** The name behind a code. */
export const namedBy: Partial<Record<PartField, 'productName' | 'mfgName' | 'buyerName'>> = {
  productCode: 'productName',
  mfgCode: 'mfgName',
  buyerCode: 'buyerName',
};
