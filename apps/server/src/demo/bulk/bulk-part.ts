import { costText } from '../../postings/index.ts';
import { unitCost } from '../amounts.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';

export interface BulkPart {
  number: string;
  text: string;
  zh: string;
  es: string;
  bin: string;
  otherBin: string;
  cost: bigint;
  price: bigint;
  product: string;
}

const KINDS = [
  ['SPC', 'Spacer ring', '隔圈', 'Anillo separador'],
  ['BSH', 'Bronze bushing', '铜衬套', 'Casquillo de bronce'],
  ['PLT', 'Cover plate', '盖板', 'Placa de cubierta'],
  ['SPR', 'Compression spring', '压缩弹簧', 'Muelle de compresión'],
  ['BRT', 'Bearing, taper roller', '圆锥滚子轴承', 'Rodamiento cónico'],
  ['HOS', 'Hydraulic hose', '液压软管', 'Manguera hidráulica'],
  ['VLV', 'Check valve', '单向阀', 'Válvula antirretorno'],
  ['FLG', 'Flange, forged', '锻造法兰', 'Brida forjada'],
  ['SHM', 'Shim', '垫片', 'Calza'],
  ['W00', 'Welded frame', '焊接框架', 'Bastidor soldado'],
] as const;
const MATERIALS = ['steel', 'stainless', 'brass', 'nylon', 'aluminium', 'cast iron'];
const FINISHES = ['plain', 'zinc plated', 'blackened', 'painted', 'ground'];

export function bulkPart(random: Random, { bins }: World, at: number): BulkPart {
  const [code, name, zh, es] = KINDS[at % KINDS.length] as (typeof KINDS)[number];
  const size = `${random.int(4, 400)} × ${random.int(4, 900)}`;
  const cost = unitCost(random.int(10, 90_000) / 1_000);
  return {
    number: code === 'W00' ? `W00-${Math.floor(at / 100)}/${at % 100}(B)` : `${code}-${String(at).padStart(7, '0')}`,
    text: `${name} ${size}, ${random.pick(MATERIALS)}, ${random.pick(FINISHES)}`,
    zh: `${zh} ${size}`,
    es: `${es} ${size}`,
    bin: bins[at % bins.length] as string,
    otherBin: bins[(at + 7) % bins.length] as string,
    cost,
    price: ((cost * 17n) / 100_000n) * 10_000n,
    product: 'SPR',
  };
}

export const BULK_LIMITS = { min_qty: '5', max_qty: '500' };

export function writeBulkPart(
  { rows, start, calendar }: World,
  { number, text, zh, es, bin, cost, price, product }: BulkPart,
) {
  rows.add('part', {
    part_number: number,
    description: text,
    description_zh: zh,
    description_es: es,
    part_type: 'BUY',
    saleable: true,
    product_code: product,
    ...BULK_LIMITS,
    list_price: costText(price),
    std_cost: costText(cost),

    last_po_cost: costText(cost),
    inventory_class: 'C',
    buyer_code: 'DO',
    default_location: bin,
    created_at: calendar.at(start, 500),
  });
}
