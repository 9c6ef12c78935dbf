import type { IssuedUnits } from '../../receiving/index.ts';
import type { Customer } from '../customers.ts';
import type { OperationSpec } from '../parts/part-spec.ts';
import type { Vendor } from '../vendors.ts';

export interface PurchaseItem {
  item: number;
  part: string | null;
  revision: string | null;
  text: string;
  ordered: bigint;
  received: bigint;
  shipped: bigint;
  transit: bigint;
  price: bigint;
  discount: bigint;
  /** The vendor's last price, in the order's currency. */
  lastPrice: bigint | null;
  required: string;
  arrival: string;
}

export interface PurchaseOrder {
  number: string;
  day: string;
  createdAt: string;
  vendor: Vendor;
  buyer: string;
  owner: number;
  status: string;
  version: number;
  rate: bigint;
  taxRate: bigint;
  message: string | null;
  /** How often it was changed after its approval. */
  changes?: number;
  /** Why it is held. */
  holdReason?: string;
  approvedBy: number | null;
  approvedAt: string | null;
  items: PurchaseItem[];
}

export interface SalesItem {
  item: number;
  part: string | null;
  revision: string | null;
  text: string;
  ordered: bigint;
  shipped: bigint;
  picked: bigint;
  price: bigint;
  discount: bigint;
  required: string;
}

/** A line of a sales order, or a part of it, on its way to the customer. */
export interface Picked {
  item: SalesItem;
  quantity: bigint;
}

export interface SalesOrder {
  number: string;
  day: string;
  createdAt: string;
  customer: Customer;
  owner: number;
  status: string;
  version: number;
  rate: bigint;
  taxRate: bigint;
  customerPo: string;
  freight: bigint;
  quote: string | null;
  message: string | null;
  /** How often it was changed after its review. */
  changes?: number;
  reviewedBy: number | null;
  reviewedAt: string | null;
  items: SalesItem[];
}

export interface Quote extends Omit<SalesOrder, 'customerPo' | 'freight' | 'quote'> {
  validUntil: string;
  salesOrder: string | null;
  committedAt: string | null;
}

export interface IssueItem extends IssuedUnits {
  issue: string;
  item: number;
  cost: bigint;
  used: bigint;
  valueUsed: bigint;
}

export interface Component {
  item: number;
  part: string;
  makeBuy: 'BUY' | 'MAKE';
  per: bigint;
  required: bigint;
  issued: bigint;
  consumed: bigint;
  spare: boolean;
}

export interface Operation extends OperationSpec {
  status: string;
  qualified: bigint;
  defective: bigint;
  hours: bigint;
  estimate: number;
  start: string | null;
  end: string | null;
}

export interface WorkOrder {
  /** Booked by reports, and relieved by receipts, in cents. */
  labour: bigint;
  labourUsed: bigint;
  number: string;
  day: string;
  createdAt: string;
  part: string;
  ordered: bigint;
  received: bigint;
  owner: number;
  status: string;
  version: number;
  due: string;
  startDay: string;
  finishedAt: string | null;
  approvedBy: number | null;
  approvedAt: string | null;
  salesOrder: string | null;
  salesItem: number | null;
  components: Component[];
  operations: Operation[];
  issues: IssueItem[];
}
