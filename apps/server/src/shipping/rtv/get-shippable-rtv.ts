import * as contract from '@gemba/contract/shipping/rtv/get-shippable-rtv';
import type { ShippableRtv } from '@gemba/contract/shipping/rtv/shippable-rtv';
import type { PartToPick } from '@gemba/contract/shipping/shipping-shapes';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { quantityText } from '../../postings/index.ts';
import { partsToPick } from '../parts-to-pick.ts';
import { OF_DECISION, REJECTED_PIECES } from './rtv.sql.ts';
import { checkOpen, leftOf } from './ship-rtv.ts';

interface Key {
  companyId: number;
  rtvNumber: string;
}

type ItemRow = Omit<ShippableRtv['items'][number], 'stock' | 'max'> & {
  warehouse: string;
  description: string;
  partFrom: string;
  /** Rejected pieces that have not left. */
  qaSerials: readonly string[];
};

const selectHead = statement<Key, Omit<ShippableRtv, 'items'>>(
  `select o.rtv_number, o.rtv_date, o.vendor_id, v.vendor_name, o.po_number, o.status, o.reason,
    (now() at time zone c.time_zone)::date as today
  from rtv o join company c on c.company_id = o.company_id
  join vendor v on v.company_id = o.company_id and v.vendor_id = o.vendor_id
 where o.company_id = :companyId and o.rtv_number = :rtvNumber`,
);

const selectItems = statement<Key, ItemRow>(
  `select item.item_number, item.part_number as part, item.quantity, item.quantity_shipped, coalesce(d.location, item.location) as location,
    d.decision_number is not null as from_qa, item.reason, l.warehouse_code as warehouse, l.description,
    coalesce(b.part_from, 'OWN') as part_from,
    array(select s.serial_number from serial s where s.company_id = item.company_id and s.part_number = item.part_number
             and s.place = 'STOCK' and s.location = d.location
             and s.serial_key in (select upper(rejected collate "C") from unnest(${REJECTED_PIECES}) as rejected)
           order by s.serial_number) as qa_serials
  from rtv_item item ${OF_DECISION}
  join location l on l.company_id = item.company_id and l.location = coalesce(d.location, item.location)
  left join inventory_balance b on b.company_id = item.company_id and b.part_number = item.part_number and b.location = l.location
 where item.company_id = :companyId and item.rtv_number = :rtvNumber order by item.item_number`,
);

export const getShippableRtv = operation(
  contract.getShippableRtv,
  async (tx, { companyId }, { params: { rtvNumber } }) => {
    const key = { companyId, rtvNumber };
    const [head, items] = await Promise.all([tx.first(selectHead(key)), tx.all(selectItems(key))]);
    if (!head) return refuse('RTV_NOT_EXIST', { rtvNumber });
    checkOpen(head);
    const parts = items.map(({ part }) => part);
    const stocks = await partsToPick(tx, companyId, parts, items[0]?.warehouse ?? '');
    return {
      ...head,
      items: items.flatMap(({ warehouse: _warehouse, description, partFrom, qaSerials, ...item }) => {
        const stock = stocks.get(item.part);
        const left = leftOf({ approved: item.quantity, shipped: item.quantityShipped });
        if (!stock || left === 0n) return [];
        const max = quantityText(left);
        const inQa = { location: item.location, description, partFrom, onHand: max, serials: [...qaSerials] };
        return [{ ...item, max, stock: item.fromQa ? { ...stock, locations: [inQa] } : plannedFirst(stock, item) }];
      }),
    };
  },
);

/** The location that the return names comes first. */
const plannedFirst = ({ locations, ...stock }: PartToPick, { location }: { location: string }): PartToPick => ({
  ...stock,
  locations: locations.toSorted((a, b) => Number(b.location === location) - Number(a.location === location)),
});
