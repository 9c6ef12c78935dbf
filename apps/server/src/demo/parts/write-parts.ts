import { costText } from '../../postings/index.ts';
import { unitCost } from '../amounts.ts';
import type { Random } from '../random.ts';
import type { Rows } from '../rows.ts';
import { NAMED_VENDORS } from '../vendors.ts';
import { boughtParts } from './bought-parts.ts';
import { gearboxParts } from './gearboxes.ts';
import type { PartSpec } from './part-spec.ts';

/** Where the mock-ups show them. */
const BINS: Record<string, string> = {
  'BRG-6204-2RS': 'A-03-2',
  'BRG-6306-C3': 'A-03-2',
  'SEL-35/52/7-NBR': 'A-03-2',
  'KEY-8X7X40': 'A-03-2',
  'RNG-47-INT': 'A-03-2',
  'MTR-IE3-1.5KW': 'C-02-1',
  'FST-M8X25-8.8': 'B-02-3',
};

/** The part of the mock-ups, whose quantities the scenes bring to the figures shown there. */
export const SHOWN_PART = 'BRG-6204-2RS';

/** A made part that nobody has costed yet: receiving it asks for the standard cost. */
const NOT_COSTED = 'DRV-440-05-11KW';
export const HELD_PARTS = ['HSG-220-A', 'W00-14/200(A)', 'BRK-40NM'];

export type PartMaster = PartSpec & { bin: string; stdCost: bigint; price: bigint };

export function makeParts(bins: readonly string[]): Map<string, PartMaster> {
  const specs = [...boughtParts(), ...gearboxParts()];
  const costs = new Map<string, number>();
  for (const { number, cost, bom = [] } of specs) {
    const components = bom.reduce((sum, { component, quantity }) => sum + quantity * (costs.get(component) ?? 0), 0);
    costs.set(number, Math.round((cost + components) * 10_000) / 10_000);
  }
  return new Map(
    specs.map((spec, at) => {
      const full = costs.get(spec.number) ?? 0;
      const bin = BINS[spec.number] ?? bins[(at * 7) % bins.length] ?? 'A-01-1';
      const markup = spec.product === 'SPR' ? 2.1 : spec.product === 'MTR' ? 1.45 : 1.7;
      const price = unitCost(Math.round(full * markup * 20) / 20);
      return [spec.number, { ...spec, bin, stdCost: unitCost(full), price }];
    }),
  );
}

export const limitsOf = ({ safety, lot }: PartSpec) => ({ min_qty: safety, max_qty: safety * 3 + lot });

export function writePart(
  rows: Rows,
  random: Random,
  part: PartMaster,
  created: string,
  buyer: string,
  lastCost: bigint | null,
) {
  const { number, type, family, bom } = part;
  rows.add('part', {
    part_number: number,
    description: part.text,
    description_zh: part.zh,
    description_es: part.es,
    part_type: type,
    revision: part.revision,
    drawing: bom || family === 'castings' ? `${number}_${part.revision}_en.pdf` : null,
    bill: bom !== undefined,
    traceable: (part.lotTraced ?? false) || (part.serials ?? false),
    trackable_level: part.serials ? 'SERIAL' : part.lotTraced ? 'LOT' : 'NONE',
    uom: part.uom,
    material: family === 'castings' ? 'EN-GJL-250' : family === 'steel' ? '42CrMo4' : null,
    saleable: part.sold ?? false,
    model_number: part.product === 'GBX' ? number.slice(4) : null,
    product_code: part.product ?? null,
    commodity_code: family?.slice(0, 3).toUpperCase() ?? null,
    mfg_code: family && MAKERS[family] ? MAKERS[family] : null,
    weight: `${random.int(1, 400) / 10}`,
    weight_unit: 'KG',
    length: random.int(20, 600),
    width: random.int(20, 400),
    height: random.int(10, 300),
    ...limitsOf(part),
    list_price: part.sold ? costText(part.price) : null,
    std_cost: number === NOT_COSTED ? null : costText(part.stdCost),
    last_po_cost: lastCost === null ? null : costText(lastCost),
    inventory_class: part.stdCost > unitCost(100) ? 'A' : part.stdCost > unitCost(2) ? 'B' : 'C',
    hs_code: part.product === 'GBX' ? '8483.40' : family === 'bearings' ? '8482.10' : null,
    country_origin: family ? NAMED_VENDORS[family].country : 'US',
    buyer_code: family ? buyer : null,
    make_lead_time: type === 'MAKE' ? 10 : null,
    qi_type: part.inspected ? 'SAMPLE' : 'NONE',
    hold: HELD_PARTS.includes(number),
    hold_reason: HELD_PARTS.includes(number) ? 'Waiting for engineering' : null,
    default_location: part.bin,
    created_at: created,
  });
}

export const MAKERS: Record<string, string> = { bearings: 'KES', seals: 'FJO', motors: 'LUM', couplings: 'HAR' };
