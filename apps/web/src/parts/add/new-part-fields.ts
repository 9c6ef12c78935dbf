import type { NewPart } from '@gemba/contract/parts/add-part';
import {
  INVENTORY_CLASSES,
  PART_TYPES,
  QI_TYPES,
  TRACKABLE_LEVELS,
  WEIGHT_UNITS,
} from '@gemba/contract/parts/part-shapes';

export type NewPartName = keyof NewPart;
export type CodeList = 'productCodes' | 'mfgCodes' | 'buyerCodes' | 'locations';

type Rule = 'quantityRule' | 'costRule' | 'revisionRule' | 'daysRule' | 'wordsRule';
type Field = {
  input: 'words' | 'code' | 'decimal' | 'whole' | 'flag' | 'choice' | 'listed';
  /** The text for a value that the contract rejects. */
  rule: Rule;
  longest?: number;
  options?: readonly string[];
  /** May stay empty. */
  optional?: true;
  codes?: CodeList;
};

const words = (longest: number): Field => ({ input: 'words', rule: 'wordsRule', longest });
const code = (longest: number, rule: Rule = 'wordsRule'): Field => ({ input: 'code', rule, longest });
const decimal = (rule: Rule): Field => ({ input: 'decimal', rule, longest: 20 });
const choice = (options: readonly string[]): Field => ({ input: 'choice', rule: 'wordsRule', options });
const maybe = (options: readonly string[]): Field => ({ ...choice(options), optional: true });
const listed = (codes: CodeList): Field => ({ input: 'listed', rule: 'wordsRule', longest: 40, codes });
const flag: Field = { input: 'flag', rule: 'wordsRule' };

/** The input of each field of a new part. */
export const fields: Readonly<Record<NewPartName, Field>> = {
  partNumber: code(80),
  description: words(200),
  descriptionZh: words(200),
  descriptionEs: words(200),
  partType: choice(PART_TYPES),
  revision: code(10, 'revisionRule'),
  uom: code(10),
  drawing: code(60),
  modelNumber: code(60),
  material: words(100),
  traceable: flag,
  trackableLevel: choice(TRACKABLE_LEVELS),
  qIType: choice(QI_TYPES),
  saleable: flag,
  productCode: listed('productCodes'),
  commodityCode: code(40),
  mfgCode: listed('mfgCodes'),
  inventoryClass: maybe(INVENTORY_CLASSES),
  hsCode: code(60),
  countryOrigin: words(60),
  minQty: decimal('quantityRule'),
  maxQty: decimal('quantityRule'),
  defaultLocation: listed('locations'),
  buyerCode: listed('buyerCodes'),
  makeLeadTime: { input: 'whole', rule: 'daysRule', longest: 4 },
  listPrice: decimal('costRule'),
  stdCost: decimal('costRule'),
  weight: decimal('quantityRule'),
  weightUnit: maybe(WEIGHT_UNITS),
  length: decimal('quantityRule'),
  width: decimal('quantityRule'),
  height: decimal('quantityRule'),
  volume: decimal('quantityRule'),
};

/** The common fields are always visible; the rest is folded. */
export const first = [
  'partNumber',
  'description',
  'descriptionZh',
  'descriptionEs',
  'partType',
  'revision',
  'uom',
] satisfies NewPartName[];

export const folded = {
  drawing: ['drawing', 'modelNumber', 'material'],
  costs: ['listPrice', 'stdCost'],
  stock: ['minQty', 'maxQty', 'defaultLocation', 'buyerCode', 'makeLeadTime'],
  tracing: ['trackableLevel', 'qIType', 'traceable'],
  classes: ['productCode', 'commodityCode', 'mfgCode', 'inventoryClass', 'hsCode', 'countryOrigin', 'saleable'],
  size: ['weight', 'weightUnit', 'length', 'width', 'height', 'volume'],
} as const satisfies Record<string, readonly NewPartName[]>;
