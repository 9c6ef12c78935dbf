import type { ImportColumn, ImportKind } from '../kinds/import-kind.ts';

/** Case, blanks and signs say nothing: `Part No.`, `part_no` and `PARTNO` are the same name. */
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Names that other systems use, in plain spelling, by the name of our column. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  partNumber: [
    'part',
    'partno',
    'pn',
    'item',
    'itemno',
    'itemcode',
    'material',
    'sku',
    'article',
    'articleno',
    '物料编码',
    '物料号',
    '料号',
    '零件号',
    '品号',
    'artículo',
    'código',
    'referencia',
  ],
  description: ['name', 'partname', 'itemname', 'text', 'shorttext', '名称', '描述', '品名', 'descripción', 'nombre'],
  uom: ['unit', 'um', 'unitofmeasure', 'baseunit', '单位', '计量单位', 'unidad', 'ud'],
  revision: ['rev', 'version', '版本', 'revisión'],
  partType: ['type', 'makebuy', '类型', 'tipo'],
  stdCost: ['cost', 'standardcost', 'standardprice', '标准成本', 'coste', 'costeestándar'],
  listPrice: ['price', 'salesprice', '标价', 'precio'],
  quantity: ['qty', 'amount', 'onhand', '数量', 'cantidad'],
  minQty: ['min', 'minimum', 'safetystock', '最小库存', 'mínimo'],
  maxQty: ['max', 'maximum', '最大库存', 'máximo'],
  location: ['bin', 'binlocation', 'shelf', 'place', '库位', '储位', 'ubicación'],
  warehouseCode: ['warehouse', 'plant', 'site', '仓库', 'almacén'],
  lotNumber: ['lot', 'batch', 'batchno', '批号', '批次', 'lote'],
  serialNumber: ['serial', 'sn', '序列号', 'serie'],
  vendorId: ['vendor', 'vendorno', 'supplier', 'supplierno', 'supplierid', '供应商', '供应商编码', 'proveedor'],
  vendorName: ['name', 'supplier', 'suppliername', '名称', '供应商名称', 'nombre'],
  customerId: ['customer', 'customerno', 'client', 'account', '客户', '客户编码', 'cliente'],
  customerName: ['name', 'client', '名称', '客户名称', 'nombre'],
  poNumber: ['po', 'pono', 'purchaseorder', 'order', 'orderno', '采购订单', '采购单号', 'pedido'],
  soNumber: ['so', 'sono', 'salesorder', 'order', 'orderno', '销售订单', '销售单号', 'pedido'],
  woNumber: ['wo', 'wono', 'workorder', 'order', 'orderno', '工单', '工单号', 'orden'],
  itemNumber: ['line', 'lineno', 'item', 'pos', 'position', '行号', '项次', 'línea'],
  currency: ['curr', 'cur', '币种', '货币', 'moneda', 'divisa'],
  userName: ['user', 'login', '用户名', 'usuario'],
  employeeId: ['employee', 'employeeno', 'staffno', '工号', 'empleado'],
  active: ['enabled', 'inuse', '启用', 'activo'],
};

const isOurs = ({ name }: ImportColumn, given: string) => plain(name) === given;
const isHeading = ({ otherNames }: ImportColumn, given: string) => otherNames.some((one) => plain(one) === given);
const isAlias = ({ name }: ImportColumn, given: string) => OTHER_NAMES[name]?.includes(given) ?? false;

/**
 * Our column for each name of a file, null where none fits. Our own names win over headings, and those over names of other
 * systems. No column is given twice: the first of the file has it.
 */
export const matchColumns = (columns: readonly ImportColumn[], names: readonly string[]): (string | null)[] => {
  const matched: (string | null)[] = names.map(() => null);
  const given = names.map(plain);
  for (const fits of [isOurs, isHeading, isAlias]) {
    for (const [at, name] of given.entries()) {
      if (matched[at] !== null || name === '') continue;
      matched[at] = columns.find((column) => !matched.includes(column.name) && fits(column, name))?.name ?? null;
    }
  }
  return matched;
};

/** Columns that the file has to have, and those that only new rows need. */
export const missingColumns = (columns: readonly ImportColumn[], matched: readonly (string | null)[]) => {
  const lacking = columns.filter(({ name }) => !matched.includes(name));
  return {
    keys: lacking.filter(({ key, needed }) => key && needed).map(({ name }) => name),
    forNew: lacking.filter(({ key, needed }) => needed && !key).map(({ name }) => name),
  };
};

/** The kind that the name of a file says: `parts.csv`, `Parts 2026-11.csv`, `purchase_orders.csv`. */
const kindNamed = (kinds: readonly ImportKind[], fileName: string) => {
  const name = plain(fileName.replace(/\.\w+$/, ''));
  const begins = kinds.filter(({ kind }) => name.startsWith(plain(kind)));
  return begins.toSorted((one, other) => other.kind.length - one.kind.length)[0];
};

/** The share of the file's columns that a kind knows; nothing where it lacks a key. */
const fitOf = ({ columns }: ImportKind, names: readonly string[]) => {
  const matched = matchColumns(columns, names);
  return missingColumns(columns, matched).keys.length > 0 ? 0 : matched.filter((one) => one !== null).length;
};

/** By its name first. Where the name says nothing, the kind that knows most of the columns; the earlier one of two. */
export const suggestKind = (kinds: readonly ImportKind[], fileName: string, names: readonly string[]) => {
  const named = kindNamed(kinds, fileName);
  if (named) return named;
  const fits = kinds.map((kind) => ({ kind, fit: fitOf(kind, names), lacks: kind.columns.length }));
  const [best] = fits.toSorted((one, other) => other.fit - one.fit || one.lacks - other.lacks);
  return best && best.fit > 0 ? best.kind : undefined;
};
