// Made by `npm run tables` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

interface Account {
  company_id: Generated<number>;
  account_number: string;
  account_name: string;
  kind: string;
  statement_line: string;
  active: Generated<boolean>;
}

interface AccountDay {
  company_id: Generated<number>;
  account_number: string;
  day: string;
  slot: Generated<number>;
  debit: Generated<string>;
  credit: Generated<string>;
}

interface AccountUse {
  company_id: Generated<number>;
  use: string;
  account_number: string;
}

interface Alarm {
  company_id: Generated<number>;
  alarm_id: Generated<number>;
  type_id: number;
  wc: string;
  wo_number: string | null;
  description: Generated<string>;
  level: number;
  status: Generated<string>;
  raised_by: number;
  raised_at: Generated<string>;
  responded_by: number | null;
  responded_at: string | null;
  resolved_by: number | null;
  resolved_at: string | null;
  response_due_at: string | null;
  handle_due_at: string | null;
  wc_handle_type: string | null;
  version: Generated<number>;
}

interface AlarmEvent {
  company_id: Generated<number>;
  alarm_id: number;
  event_number: number;
  kind: string;
  at: Generated<string>;
  user_id: number | null;
  level: number;
  handle_type: string | null;
  wc_handle_type: string | null;
  note: string | null;
}

interface AlarmHandler {
  company_id: Generated<number>;
  type_id: number;
  level: number;
  user_id: number;
  preset: Generated<boolean>;
}

interface AlarmPhoto {
  company_id: Generated<number>;
  photo_id: Generated<string>;
  alarm_id: number;
  event_number: number;
  file_type: string;
  byte_count: number;
}

interface AlarmType {
  company_id: Generated<number>;
  type_id: Generated<number>;
  parent: number | null;
  type_name: string;
  description: Generated<string>;
  level: Generated<number>;
  preset_response_time: Generated<number>;
  preset_handle_time: Generated<number>;
  deleted_at: string | null;
  version: Generated<number>;
}

interface AppUser {
  company_id: Generated<number>;
  user_id: GeneratedAlways<number>;
  user_name: string;
  display_name: string;
  password_hash: string;
  ref_id: string | null;
  roles: Generated<string[]>;
  real_time: Generated<boolean>;
  status: Generated<string>;
  expires_on: string | null;
  wx_user_id: string | null;
  version: Generated<number>;
  created_at: Generated<string>;
}

interface ApprovalAuthority {
  company_id: Generated<number>;
  user_id: number;
  kind: string;
  limit_amount: string;
}

interface ApprovalDecision {
  company_id: Generated<number>;
  decision_id: Generated<number>;
  kind: string;
  order_number: string;
  order_version: number;
  new_version: number;
  decision: string;
  from_status: string;
  to_status: string;
  amount: Generated<string>;
  decided_by: number;
  on_behalf_of: number | null;
  decided_at: Generated<string>;
  comment: string | null;
  withdraws: number | null;
}

interface ApprovalDelegation {
  company_id: Generated<number>;
  delegation_id: Generated<number>;
  from_user: number;
  to_user: number;
  kind: string | null;
  from_date: string;
  thru_date: string;
  created_at: Generated<string>;
  withdrawn_at: string | null;
}

interface Bom {
  company_id: Generated<number>;
  part_number: string;
  revision: string;
  created_by: number | null;
  created_at: Generated<string>;
}

interface BomItem {
  company_id: Generated<number>;
  part_number: string;
  revision: string;
  item_number: number;
  component_number: string;
  make_buy: string;
  quantity: string;
  spare_part: Generated<boolean>;
  replace_item: string | null;
  note: string | null;
}

interface Buyer {
  company_id: Generated<number>;
  buyer_code: string;
  buyer_name: string;
  action_type: Generated<string>;
  department_id: string | null;
  employee_id: string | null;
  user_id: number | null;
}

interface Carrier {
  company_id: Generated<number>;
  carrier_code: string;
  carrier_name: string;
  phone: string | null;
  tracking_url: string | null;
}

interface Company {
  company_id: GeneratedAlways<number>;
  company_code: string;
  company_name: string;
  time_zone: Generated<string>;
  base_currency: Generated<string>;
  fiscal_year_start_month: Generated<number>;
  receive_need_ir: Generated<boolean>;
  receiving_po_zero_cost: Generated<boolean>;
  order_change_approval: Generated<boolean>;
  credit_limit_warns: Generated<boolean>;
  tells_unknown_user: Generated<boolean>;
  support_phone: string | null;
  logo: string | null;
  issue_password_hash: string | null;
  client_addresses: string[] | null;
  is_demo: Generated<boolean>;
  created_at: Generated<string>;
}

interface CompanyMessenger {
  company_id: Generated<number>;
  name: string;
  corp_id: string;
  agent_id: string;
  sealed_secret: string;
  authorize_url: string;
  api_url: string;
}

interface Contact {
  company_id: Generated<number>;
  contact_id: Generated<number>;
  customer_id: string | null;
  vendor_id: string | null;
  department_id: string | null;
  contact_name: string;
  job_title: string | null;
  phone: string | null;
  mobile: string | null;
  email: string | null;
  for_so: Generated<boolean>;
  for_po: Generated<boolean>;
  for_acct: Generated<boolean>;
  for_rfq: Generated<boolean>;
  for_statement: Generated<boolean>;
  for_gate_card: Generated<boolean>;
  is_default: Generated<boolean>;
}

interface CurrencyRate {
  company_id: Generated<number>;
  currency: string;
  effective_date: string;
  rate: string;
}

interface Customer {
  company_id: Generated<number>;
  customer_id: string;
  customer_name: string;
  sort_name: string;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
  phone: string | null;
  fax: string | null;
  email: string | null;
  language: Generated<string>;
  currency: Generated<string>;
  credit_limit: Generated<string>;
  terms: Generated<string>;
  terms_days: Generated<number>;
  incoterm: string | null;
  tax_code: string | null;
  lock_status: Generated<string>;
  lock_reason: string | null;
  locked_by: number | null;
  locked_at: string | null;
  statement_delivery: Generated<string>;
  open_receivable: Generated<string>;
  unbilled: Generated<string>;
  version: Generated<number>;
  search_text: GeneratedAlways<string | null>;
}

interface CustomerCarrier {
  company_id: Generated<number>;
  customer_id: string;
  carrier_code: string;
  account_number: string | null;
  is_default: Generated<boolean>;
}

interface CustomerInstruction {
  company_id: Generated<number>;
  customer_id: string;
  instruction_number: number;
  kind: string;
  instruction: string;
}

interface CustomerLock {
  company_id: Generated<number>;
  customer_id: string;
  version: number;
  event: string;
  reason: string;
  acted_by: number;
  acted_at: Generated<string>;
}

interface CustomerSalesCode {
  company_id: Generated<number>;
  customer_id: string;
  sales_code: string;
  commission_percent: Generated<string>;
}

interface CustomerShipTo {
  company_id: Generated<number>;
  customer_id: string;
  ship_to_id: string;
  ship_to_name: string;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
  phone: string | null;
}

interface CycleCount {
  company_id: Generated<number>;
  count_number: string;
  location: string;
  status: Generated<string>;
  counted_by: number;
  started_at: Generated<string>;
  posted_at: string | null;
  reverses: string | null;
  reason: string | null;
}

interface CycleCountItem {
  company_id: Generated<number>;
  count_number: string;
  part_number: string;
  counted: string | null;
  expected: string | null;
  value: string | null;
  reason: string | null;
  serials_lost: Generated<string[]>;
  serials_found: Generated<string[]>;
}

interface DefectItem {
  company_id: Generated<number>;
  wc: string;
  defect_code: string;
  defect_name: string;
  active: Generated<boolean>;
}

interface Department {
  company_id: Generated<number>;
  department_id: string;
  department_name: string;
  sort_name: string;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
  phone: string | null;
  fax: string | null;
  email: string | null;
  language: Generated<string>;
  search_text: GeneratedAlways<string | null>;
}

interface Document {
  company_id: Generated<number>;
  document_id: Generated<string>;
  part_number: string | null;
  revision: string | null;
  type: string;
  title: string;
  doc_lang: string;
  doc_sec_level: Generated<string>;
  doc_rev: Generated<number>;
  created_at: Generated<string>;
  created_by: number;
  deleted_at: string | null;
}

interface DocumentLink {
  company_id: Generated<number>;
  of_kind: string;
  of_number: string;
  document_id: string;
}

interface DocumentRevision {
  company_id: Generated<number>;
  document_id: string;
  doc_rev: number;
  file_name: string;
  file_type: string;
  byte_count: number;
  sha256: Buffer;
  storage_id: Generated<string>;
  note: string | null;
  uploaded_by: number;
  uploaded_at: Generated<string>;
}

interface DocumentShare {
  company_id: Generated<number>;
  share_hash: Buffer;
  document_id: string;
  shared_by: number;
  expires_at: string;
  revoked_at: string | null;
}

interface Ecn {
  company_id: Generated<number>;
  ecn_number: string;
  title: string;
  description: Generated<string>;
  status: Generated<string>;
  old_change_order: string;
  new_change_order: string;
  engineer: string;
  originator: string;
  created_on: string;
  due_date: string;
  effective_date: string | null;
  closed_on: string | null;
  part_on_hold: Generated<boolean>;
  draw_revised: Generated<boolean>;
  wi_revised: Generated<boolean>;
  wi_waits_for: string | null;
  on_order_action: string | null;
  in_inventory_action: string | null;
  version: Generated<number>;
}

interface EcnPart {
  company_id: Generated<number>;
  ecn_number: string;
  part_number: string;
  old_revision: string;
  new_revision: string;
}

interface Employee {
  company_id: Generated<number>;
  employee_id: string;
  employee_name: string;
  department_id: string;
  job_title: string | null;
  phone: string | null;
  email: string | null;
  hourly_rate: Generated<string>;
  active: Generated<boolean>;
}

interface Idempotency {
  company_id: Generated<number>;
  user_id: number;
  key: string;
  call: string;
  input_hash: Buffer;
  answer: string | null;
  refusal: unknown;
  created_at: Generated<string>;
}

interface InspectionReport {
  company_id: Generated<number>;
  ir_number: string;
  ir_date: string;
  part_number: string;
  revision: string | null;
  vendor_id: string | null;
  po_number: string | null;
  quantity_inspected: string;
  quantity_qualified: Generated<string>;
  quantity_rejected: Generated<string>;
  result: Generated<string>;
  finding: string | null;
  inspected_by: number | null;
  inspected_at: string | null;
}

interface InventoryBalance {
  company_id: Generated<number>;
  part_number: string;
  location: string;
  part_from: Generated<string>;
  on_hand: Generated<string>;
  in_qa: Generated<string>;
  in_sip: Generated<string>;
  in_sit: Generated<string>;
  in_wip: Generated<string>;
  in_to: Generated<string>;
  avg_cost: Generated<string>;
  avg_tax: Generated<string>;
  on_loan: Generated<string>;
  loaned_to: string | null;
  last_in: string | null;
  last_out: string | null;
  ref_doc1: string | null;
  ref_doc2: string | null;
  seq: Generated<number>;
  value: GeneratedAlways<string>;
}

interface InventoryLog {
  company_id: Generated<number>;
  part_number: string;
  location: string;
  seq: number;
  posted_at: Generated<string>;
  posted_by: number;
  movement: string;
  document_kind: string;
  document_number: string;
  document_item: number | null;
  order_kind: string | null;
  order_number: string | null;
  entry_number: number | null;
  lot_number: string | null;
  reason: string | null;
  in_qty: Generated<string>;
  in_cost: Generated<string>;
  in_tax: Generated<string>;
  out_qty: Generated<string>;
  out_cost: Generated<string>;
  out_tax: Generated<string>;
  old_on_hand: string;
  new_on_hand: string;
  old_in_qa: string;
  new_in_qa: string;
  old_in_sip: string;
  new_in_sip: string;
  old_in_sit: string;
  new_in_sit: string;
  old_in_wip: string;
  new_in_wip: string;
  old_in_to: string;
  new_in_to: string;
  old_cost: string;
  new_cost: string;
  old_avg_tax: string;
  new_avg_tax: string;
}

interface Invoice {
  company_id: Generated<number>;
  invoice_number: string;
  kind: Generated<string>;
  customer_id: string;
  so_number: string | null;
  shipper_number: string | null;
  rma_number: string | null;
  invoice_date: string;
  due_date: string;
  currency: string;
  exchange_rate: string;
  net: string;
  tax: Generated<string>;
  freight: Generated<string>;
  total: GeneratedAlways<string>;
  paid: Generated<string>;
  base_total: string;
  base_paid: Generated<string>;
  status: Generated<string>;
}

interface JournalEntry {
  company_id: Generated<number>;
  entry_number: Generated<number>;
  entry_date: string;
  document_kind: string;
  document_number: string;
  memo: string | null;
  posted_by: number;
  posted_at: Generated<string>;
  reverses: number | null;
}

interface JournalLine {
  company_id: Generated<number>;
  entry_number: number;
  line_number: number;
  account_number: string;
  debit: Generated<string>;
  credit: Generated<string>;
}

interface KeptForm {
  company_id: Generated<number>;
  user_id: number;
  form_key: string;
  content: string;
}

interface LabelPrinter {
  company_id: Generated<number>;
  printer_code: string;
  printer_name: string;
  kind: string;
  address: string | null;
}

interface LabelTemplate {
  company_id: Generated<number>;
  template_code: string;
  template_name: string;
  of_kind: string;
  width_mm: number;
  height_mm: number;
  symbology: string;
  fields: string[];
}

interface Licence {
  company_id: Generated<number>;
  modules: string[];
  seats_allowed: number;
  valid_until: string;
}

interface Location {
  company_id: Generated<number>;
  location: string;
  warehouse_code: string;
  description: Generated<string>;
  purpose: Generated<string>;
  active: Generated<boolean>;
  last_counted_at: string | null;
}

interface LoginThrottle {
  company_id: Generated<number>;
  kind: string;
  subject: string;
  attempts: number;
  window_from: string;
  next_allowed_at: string;
}

interface Manufacturer {
  company_id: Generated<number>;
  mfg_code: string;
  mfg_name: string;
  country: string | null;
}

interface Message {
  company_id: Generated<number>;
  message_id: Generated<number>;
  sender: number | null;
  title: string;
  content: string;
  send_date: Generated<string>;
  reply_to: number | null;
}

interface MessageDocument {
  company_id: Generated<number>;
  message_id: number;
  document_id: string;
}

interface MessageReceiver {
  company_id: Generated<number>;
  receiver: number;
  message_id: number;
  read_at: string | null;
}

interface Ncr {
  company_id: Generated<number>;
  ncr_number: string;
  ncr_date: string;
  status: Generated<string>;
  source: string;
  part_number: string;
  location: string | null;
  vendor_id: string | null;
  ir_number: string | null;
  receiver_number: string | null;
  wo_number: string | null;
  rma_number: string | null;
  quantity: string;
  description: string;
  disposition: string | null;
  rtv_number: string | null;
  raised_by: number;
  raised_at: Generated<string>;
  closed_by: number | null;
  closed_at: string | null;
  version: Generated<number>;
}

interface OrderChange {
  company_id: Generated<number>;
  change_id: Generated<number>;
  order_kind: string;
  order_number: string;
  item_number: number | null;
  order_version: number;
  status: Generated<string>;
  reason: string | null;
  requested_by: number;
  requested_at: Generated<string>;
  decided_by: number | null;
  decided_at: string | null;
  comment: string | null;
  version: Generated<number>;
}

interface OrderChangeField {
  company_id: Generated<number>;
  change_id: number;
  field: string;
  old_value: string | null;
  new_value: string | null;
}

interface OutboxEvent {
  company_id: Generated<number>;
  event_id: GeneratedAlways<number>;
  xact: Generated<string>;
  user_id: number | null;
  kind: string;
  payload: unknown;
  created_at: Generated<string>;
}

interface Part {
  company_id: Generated<number>;
  part_number: string;
  description: string;
  description_zh: string | null;
  description_es: string | null;
  part_type: string;
  revision: Generated<string>;
  drawing: string | null;
  bill: Generated<boolean>;
  traceable: Generated<boolean>;
  trackable_level: Generated<string>;
  uom: Generated<string>;
  material: string | null;
  saleable: Generated<boolean>;
  model_number: string | null;
  product_code: string | null;
  commodity_code: string | null;
  mfg_code: string | null;
  weight: string | null;
  weight_unit: string | null;
  length: string | null;
  width: string | null;
  height: string | null;
  volume: string | null;
  min_qty: string | null;
  max_qty: string | null;
  list_price: string | null;
  std_cost: string | null;
  last_po_cost: string | null;
  inventory_class: string | null;
  hs_code: string | null;
  country_origin: string | null;
  buyer_code: string | null;
  make_lead_time: number | null;
  qi_type: Generated<string>;
  hold: Generated<boolean>;
  hold_reason: string | null;
  default_location: string | null;
  active: Generated<boolean>;
  version: Generated<number>;
  created_by: number | null;
  created_at: Generated<string>;
  search_text: GeneratedAlways<string | null>;
}

interface PartFrom {
  company_id: Generated<number>;
  part_from: string;
  kind: string;
  vendor_id: string | null;
  customer_id: string | null;
}

interface PartRevision {
  company_id: Generated<number>;
  part_number: string;
  revision: string;
  effective_date: string;
  ecn_number: string | null;
  note: string | null;
}

interface PartStock {
  company_id: Generated<number>;
  part_number: string;
  on_hand: Generated<string>;
  in_qa: Generated<string>;
  in_sip: Generated<string>;
  in_sit: Generated<string>;
  in_wip: Generated<string>;
  in_to: Generated<string>;
  on_demand: Generated<string>;
  on_order: Generated<string>;
  value: Generated<string>;
  avg_cost: GeneratedAlways<string | null>;
  last_in: string | null;
  last_out: string | null;
}

interface Payable {
  company_id: Generated<number>;
  account_payable_number: string;
  kind: Generated<string>;
  vendor_id: string;
  po_number: string | null;
  rtv_number: string | null;
  vendor_invoice_num: string | null;
  bill_date: string;
  due_date: string;
  currency: string;
  exchange_rate: string;
  net: string;
  tax: Generated<string>;
  freight: Generated<string>;
  total: GeneratedAlways<string>;
  paid: Generated<string>;
  base_total: string;
  base_paid: Generated<string>;
  status: Generated<string>;
}

interface Payment {
  company_id: Generated<number>;
  payment_number: string;
  direction: string;
  customer_id: string | null;
  vendor_id: string | null;
  payment_date: string;
  method: Generated<string>;
  reference: string | null;
  currency: string;
  exchange_rate: string;
  amount: string;
  base_amount: string;
  posted_by: number;
}

interface PaymentItem {
  company_id: Generated<number>;
  payment_number: string;
  item_number: number;
  invoice_number: string | null;
  account_payable_number: string | null;
  amount: string;
  base_amount: string;
}

interface ProductLine {
  company_id: Generated<number>;
  product_code: string;
  product_name: string;
}

interface ProformaReceiver {
  company_id: Generated<number>;
  pr_number: string;
  pr_date: string;
  vendor_id: string;
  shipped_via: string | null;
  transit_time: number | null;
  expected_date: string | null;
  bill_of_lading: string | null;
  container_number: string | null;
  container_seal_number: string | null;
  shipping_mark: string | null;
  is_bond: Generated<boolean>;
  status: Generated<string>;
  created_by: number;
  version: Generated<number>;
  created_at: Generated<string>;
}

interface ProformaReceiverItem {
  company_id: Generated<number>;
  pr_number: string;
  item_number: number;
  po_number: string;
  po_item_number: number;
  part_number: string;
  location: string;
  quantity: string;
  quantity_received: Generated<string>;
  quantity_short: Generated<string>;
}

interface ProformaShipper {
  company_id: Generated<number>;
  pf_number: string;
  pf_date: string;
  customer_id: string;
  bill_to_id: string | null;
  ship_to_id: string | null;
  so_number: string;
  customer_po: string | null;
  language: Generated<string>;
  status: Generated<string>;
  created_by: number;
  version: Generated<number>;
  created_at: Generated<string>;
}

interface ProformaShipperItem {
  company_id: Generated<number>;
  pf_number: string;
  item_number: number;
  so_number: string;
  so_item_number: number;
  part_number: string | null;
  quantity: string;
  qty_shipped: Generated<string>;
  list_price: string;
  discount: Generated<string>;
  tax_rate: Generated<string>;
}

interface PurchaseOrder {
  company_id: Generated<number>;
  po_number: string;
  po_date: string;
  vendor_id: string;
  bill_to: string;
  ship_to: string;
  requester: number;
  buyer_code: string;
  owner: number;
  change_order: Generated<number>;
  project: string | null;
  related_doc: string | null;
  message: string | null;
  status: Generated<string>;
  list_status: GeneratedAlways<string>;
  ship_status: Generated<string>;
  hold_reason: string | null;
  currency: string;
  exchange_rate: Generated<string>;
  terms: string;
  terms_days: Generated<number>;
  incoterm: string | null;
  carrier_code: string | null;
  prepay: Generated<string>;
  arrival_date: string | null;
  ship_date: string | null;
  approve_by: number | null;
  approve_date: string | null;
  total: Generated<string>;
  tax_total: Generated<string>;
  approval_total: Generated<string>;
  version: Generated<number>;
  created_at: Generated<string>;
}

interface PurchaseOrderItem {
  company_id: Generated<number>;
  po_number: string;
  item_number: number;
  part_number: string | null;
  revision: string | null;
  description: string;
  quantity_ordered: string;
  quantity_received: Generated<string>;
  quantity_shipped: Generated<string>;
  quantity_in_transit: Generated<string>;
  po_unit: Generated<string>;
  po_unit_qty: Generated<string>;
  cost_per_unit: string;
  discount: Generated<string>;
  tax_code: string | null;
  tax_rate: Generated<string>;
  cost_per_unit_with_tax: GeneratedAlways<string>;
  ext_price: GeneratedAlways<string>;
  last_po_cost: string | null;
  date_required: string;
  arrival_date: string | null;
  ship_date: string | null;
  part_from: Generated<string>;
  account_number: string | null;
  closed: Generated<boolean>;
}

interface Quote {
  company_id: Generated<number>;
  qo_number: string;
  qo_date: string;
  customer_id: string;
  ship_to_id: string | null;
  sales_code: string | null;
  owner: number;
  valid_until: string;
  revision: Generated<number>;
  warehouse_code: string;
  incoterm: string | null;
  project: string | null;
  related_doc: string | null;
  message: string | null;
  status: Generated<string>;
  list_status: GeneratedAlways<string>;
  currency: string;
  exchange_rate: Generated<string>;
  terms: string;
  terms_days: Generated<number>;
  arrival_date: string | null;
  ship_date: string | null;
  approve_by: number | null;
  approve_date: string | null;
  so_number: string | null;
  committed_at: string | null;
  total: Generated<string>;
  tax_total: Generated<string>;
  approval_total: Generated<string>;
  version: Generated<number>;
  created_at: Generated<string>;
}

interface QuoteItem {
  company_id: Generated<number>;
  qo_number: string;
  item_number: number;
  part_number: string | null;
  revision: string | null;
  description: string;
  quantity: string;
  list_price: string;
  discount: Generated<string>;
  tax_code: string | null;
  tax_rate: Generated<string>;
  ext_price: GeneratedAlways<string>;
  date_required: string;
}

interface Receiver {
  company_id: Generated<number>;
  receiver_number: string;
  kind: string;
  po_number: string | null;
  wo_number: string | null;
  rma_number: string | null;
  pr_number: string | null;
  vendor_id: string | null;
  buyer_code: string | null;
  warehouse_code: string;
  received_date: string;
  received_at: Generated<string>;
  received_by: number;
  vendor_ship_date: string | null;
  vendor_invoice_num: string | null;
  vendor_shipper_num: string | null;
  freight_cost: Generated<string>;
  carrier_code: string | null;
  tracking_number: string | null;
  account_payable_number: string | null;
  condition: string | null;
  log_number: string | null;
  status: Generated<string>;
  reverses: string | null;
  reason: string | null;
  version: Generated<number>;
}

interface ReceiverItem {
  company_id: Generated<number>;
  receiver_number: string;
  item_number: number;
  po_number: string | null;
  order_item: number | null;
  part_number: string | null;
  revision: string | null;
  quantity: string;
  quantity_short: Generated<string>;
  ir_number: string | null;
  qty_qualified: string | null;
  unit_cost: string;
  unit_tax: Generated<string>;
  amount: Generated<string>;
  lot_number: string | null;
  condition: string | null;
  pr_item: number | null;
  ncr_number: string | null;
}

interface ReceiverPhoto {
  company_id: Generated<number>;
  photo_id: Generated<string>;
  receiver_number: string;
  item_number: number | null;
  file_type: string;
  byte_count: number;
  taken_by: number;
  taken_at: Generated<string>;
}

interface ReceiverPutaway {
  company_id: Generated<number>;
  receiver_number: string;
  item_number: number;
  location: string;
  quantity: string;
  quantity_qa: Generated<string>;
  serials: Generated<string[]>;
}

interface Rma {
  company_id: Generated<number>;
  rma_number: string;
  rma_date: string;
  customer_id: string;
  so_number: string | null;
  owner: number;
  status: Generated<string>;
  reason: string;
  currency: string;
  exchange_rate: Generated<string>;
  approve_by: number | null;
  approve_date: string | null;
  total: Generated<string>;
  approval_total: Generated<string>;
  version: Generated<number>;
  created_at: Generated<string>;
}

interface RmaItem {
  company_id: Generated<number>;
  rma_number: string;
  item_number: number;
  part_number: string;
  so_item_number: number | null;
  quantity: string;
  quantity_received: Generated<string>;
  unit_price: string;
  reason: string | null;
}

interface Rtv {
  company_id: Generated<number>;
  rtv_number: string;
  rtv_date: string;
  vendor_id: string;
  po_number: string | null;
  owner: number;
  status: Generated<string>;
  reason: string;
  currency: string;
  exchange_rate: Generated<string>;
  approve_by: number | null;
  approve_date: string | null;
  total: Generated<string>;
  approval_total: Generated<string>;
  version: Generated<number>;
  created_at: Generated<string>;
}

interface RtvItem {
  company_id: Generated<number>;
  rtv_number: string;
  item_number: number;
  part_number: string;
  location: string;
  quantity: string;
  quantity_shipped: Generated<string>;
  unit_cost: string;
  reason: string | null;
}

interface SalesCatalogItem {
  company_id: Generated<number>;
  customer_id: string;
  part_number: string;
  customer_part_number: string | null;
  price: string;
  currency: string;
  effective_date: string;
  effective_thru: string | null;
}

interface SalesCode {
  company_id: Generated<number>;
  sales_code: string;
  sales_name: string;
  employee_id: string | null;
}

interface SalesOrder {
  company_id: Generated<number>;
  so_number: string;
  so_date: string;
  customer_id: string;
  bill_to: string | null;
  ship_to_id: string | null;
  customer_po: string | null;
  sales_code: string | null;
  owner: number;
  revision: Generated<number>;
  warehouse_code: string;
  incoterm: string | null;
  place_port: string | null;
  ship_via: string | null;
  freight_total: Generated<string>;
  project: string | null;
  related_doc: string | null;
  message: string | null;
  status: Generated<string>;
  list_status: GeneratedAlways<string>;
  hold_reason: string | null;
  currency: string;
  exchange_rate: Generated<string>;
  terms: string;
  terms_days: Generated<number>;
  arrival_date: string | null;
  ship_date: string | null;
  review_by: number | null;
  review_date: string | null;
  qo_number: string | null;
  total: Generated<string>;
  tax_total: Generated<string>;
  approval_total: Generated<string>;
  version: Generated<number>;
  created_at: Generated<string>;
}

interface SalesOrderItem {
  company_id: Generated<number>;
  so_number: string;
  item_number: number;
  part_number: string | null;
  revision: string | null;
  description: string;
  quantity_ordered: string;
  quantity_shipped: Generated<string>;
  quantity_picked: Generated<string>;
  list_price: string;
  discount: Generated<string>;
  tax_code: string | null;
  tax_rate: Generated<string>;
  ext_price: GeneratedAlways<string>;
  date_required: string;
  promised_date: string | null;
  part_from: Generated<string>;
  closed: Generated<boolean>;
}

interface SavedFilter {
  company_id: Generated<number>;
  filter_id: Generated<number>;
  user_id: number;
  list: string;
  name: string;
  query: string;
}

interface SchemaMigration {
  name: string;
  at: Generated<string>;
}

interface Serial {
  company_id: Generated<number>;
  part_number: string;
  serial_number: string;
  serial_key: GeneratedAlways<string>;
  place: string;
  location: string | null;
  document_kind: string | null;
  document_number: string | null;
  lot_number: string | null;
  version: Generated<number>;
}

interface Session {
  company_id: Generated<number>;
  session_id: Generated<string>;
  user_id: number;
  user_version: number;
  token_hash: Buffer;
  token_expires_at: string;
  refresh_hash: Buffer;
  idle_expires_at: string;
  expires_at: string;
  ended_at: string | null;
  end_reason: string | null;
  device: string;
  address: string;
  signed_in_at: Generated<string>;
  last_seen_at: Generated<string>;
}

interface Shipper {
  company_id: Generated<number>;
  shipper_number: string;
  so_number: string;
  customer_id: string;
  warehouse_code: string;
  pf_number: string | null;
  status: Generated<string>;
  picked_by: number;
  picked_at: Generated<string>;
  shipped_by: number | null;
  shipped_date: string | null;
  shipped_at: string | null;
  freight_rate_code: string | null;
  freight_total: Generated<string>;
  gross_weight: string | null;
  carrier_code: string | null;
  tracking_number: string | null;
  invoiced_by: number | null;
  date_invoiced: string | null;
  invoice_number: string | null;
  amount: Generated<string>;
  cancelled_at: string | null;
  reverses: string | null;
  reason: string | null;
  version: Generated<number>;
}

interface ShipperItem {
  company_id: Generated<number>;
  shipper_number: string;
  item_number: number;
  so_number: string;
  so_item_number: number;
  part_number: string | null;
  revision: string | null;
  quantity: string;
  pf_item: number | null;
}

interface ShipperPick {
  company_id: Generated<number>;
  shipper_number: string;
  item_number: number;
  pick_number: number;
  location: string;
  quantity: string;
  box: string | null;
  serial_number: string | null;
  lot_number: string | null;
  unit_cost: string | null;
  value: string | null;
}

interface StockDay {
  company_id: Generated<number>;
  day: string;
  slot: Generated<number>;
  log_rows: Generated<number>;
  value_in: Generated<string>;
  value_out: Generated<string>;
}

interface Task {
  company_id: Generated<number>;
  task_id: Generated<number>;
  wo_number: string;
  sequence: number;
  wc: string;
  worker: string | null;
  status: Generated<string>;
  quantity: string;
  estimated_hours: Generated<string>;
  planned_start: string | null;
  started_at: string | null;
  closed_at: string | null;
  version: Generated<number>;
}

interface TaxRate {
  company_id: Generated<number>;
  tax_code: string;
  tax_name: string;
  rate: string;
  account_number: string | null;
}

interface TimeReport {
  company_id: Generated<number>;
  report_id: Generated<number>;
  wo_number: string;
  sequence: number;
  wc: string;
  worker: string;
  task_id: number | null;
  wage_type: number;
  qualified_qty: string;
  defective_quantity: Generated<string>;
  excess_qty: Generated<string>;
  started_at: string;
  ended_at: string;
  hours: string;
  estimated_hours: Generated<string>;
  report_date: string;
  reported_by: number;
  reported_at: Generated<string>;
}

interface TimeReportDefect {
  company_id: Generated<number>;
  report_id: number;
  wc: string;
  defect_code: string;
  quantity: string;
}

interface Timer {
  company_id: Generated<number>;
  kind: string;
  ref_id: string;
  due_at: string;
  armed: Generated<number>;
}

interface Transfer {
  company_id: Generated<number>;
  transfer_number: string;
  status: string;
  from_warehouse: string;
  to_warehouse: string;
  moved_by: number;
  moved_at: Generated<string>;
  arrived_by: number | null;
  arrived_at: string | null;
  reason: string | null;
  reverses: string | null;
}

interface TransferItem {
  company_id: Generated<number>;
  transfer_number: string;
  item_number: number;
  part_number: string;
  from_location: string;
  to_location: string;
  quantity: string;
  serials: Generated<string[]>;
  lot_number: string | null;
  unit_cost: string;
}

interface Vendor {
  company_id: Generated<number>;
  vendor_id: string;
  vendor_name: string;
  sort_name: string;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
  phone: string | null;
  fax: string | null;
  email: string | null;
  language: Generated<string>;
  currency: Generated<string>;
  credit_limit: Generated<string>;
  terms: Generated<string>;
  terms_days: Generated<number>;
  incoterm: string | null;
  tax_code: string | null;
  lock_status: Generated<string>;
  statement_delivery: Generated<string>;
  version: Generated<number>;
  search_text: GeneratedAlways<string | null>;
}

interface VendorCarrier {
  company_id: Generated<number>;
  vendor_id: string;
  carrier_code: string;
  account_number: string | null;
  is_default: Generated<boolean>;
}

interface VendorManufacturer {
  company_id: Generated<number>;
  vendor_id: string;
  mfg_code: string;
  quality: Generated<boolean>;
  rating: Generated<boolean>;
  preferred: Generated<boolean>;
  s_preferred: Generated<boolean>;
}

interface VendorPrice {
  company_id: Generated<number>;
  part_number: string;
  vendor_id: string;
  effective_date: string;
  effective_thru: string | null;
  price: string;
  currency: string;
  last_po_cost: string | null;
  lead_time: number | null;
  min_qty: string | null;
  rfq_num: string | null;
}

interface VendorQualityDocument {
  company_id: Generated<number>;
  vendor_id: string;
  document_number: number;
  type: string;
  title: string;
  issued_on: string | null;
  valid_until: string | null;
  document_id: string | null;
}

interface Warehouse {
  company_id: Generated<number>;
  warehouse_code: string;
  warehouse_name: string;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
  phone: string | null;
}

interface WorkCentre {
  company_id: Generated<number>;
  wc: string;
  wc_name: string;
  department_id: string | null;
  online: Generated<number>;
  hourly_cost: Generated<string>;
  day_hours: Generated<string>;
}

interface WorkCentreWorker {
  company_id: Generated<number>;
  wc: string;
  employee_id: string;
}

interface WorkInterval {
  company_id: Generated<number>;
  interval_id: Generated<number>;
  worker: string;
  task_id: number | null;
  report_id: number | null;
  started_at: string;
  ended_at: string | null;
}

interface WorkOrder {
  company_id: Generated<number>;
  wo_number: string;
  wo_date: string;
  part_number: string;
  revision: string;
  quantity_ordered: string;
  quantity_received: Generated<string>;
  warehouse_code: string;
  owner: number;
  requester: number;
  start_date: string;
  due_date: string;
  finished_at: string | null;
  so_number: string | null;
  so_item_number: number | null;
  project: string | null;
  related_doc: string | null;
  message: string | null;
  status: Generated<string>;
  list_status: GeneratedAlways<string>;
  approve_by: number | null;
  approve_date: string | null;
  approval_total: Generated<string>;
  version: Generated<number>;
  created_at: Generated<string>;
}

interface WorkOrderComponent {
  company_id: Generated<number>;
  wo_number: string;
  item_number: number;
  part_number: string;
  make_buy: string;
  quantity_per: string;
  quantity_required: string;
  quantity_issued: Generated<string>;
  quantity_consumed: Generated<string>;
  spare_part: Generated<boolean>;
}

interface WorkOrderConsumption {
  company_id: Generated<number>;
  receiver_number: string;
  issue_number: string;
  issue_item: number;
  quantity: string;
  value: string;
}

interface WorkOrderIssue {
  company_id: Generated<number>;
  issue_number: string;
  wo_number: string;
  issued_by: number;
  issued_at: Generated<string>;
  reverses: string | null;
  reason: string | null;
}

interface WorkOrderIssueItem {
  company_id: Generated<number>;
  issue_number: string;
  item_number: number;
  wo_number: string;
  component_item: number;
  part_number: string;
  location: string;
  quantity: string;
  serial_number: string | null;
  lot_number: string | null;
  unit_cost: string;
  value: string;
  quantity_consumed: Generated<string>;
  quantity_returned: Generated<string>;
  value_consumed: Generated<string>;
  value_returned: Generated<string>;
}

interface WorkOrderOperation {
  company_id: Generated<number>;
  wo_number: string;
  sequence: number;
  wc: string;
  description: string;
  status: Generated<string>;
  wage_type: Generated<number>;
  estimated_hours: Generated<string>;
  reported_hours: Generated<string>;
  qualified_quantity: Generated<string>;
  defective_quantity: Generated<string>;
  planned_start: string | null;
  planned_end: string | null;
}

export interface Tables {
  account: Account;
  account_day: AccountDay;
  account_use: AccountUse;
  alarm: Alarm;
  alarm_event: AlarmEvent;
  alarm_handler: AlarmHandler;
  alarm_photo: AlarmPhoto;
  alarm_type: AlarmType;
  app_user: AppUser;
  approval_authority: ApprovalAuthority;
  approval_decision: ApprovalDecision;
  approval_delegation: ApprovalDelegation;
  bom: Bom;
  bom_item: BomItem;
  buyer: Buyer;
  carrier: Carrier;
  company: Company;
  company_messenger: CompanyMessenger;
  contact: Contact;
  currency_rate: CurrencyRate;
  customer: Customer;
  customer_carrier: CustomerCarrier;
  customer_instruction: CustomerInstruction;
  customer_lock: CustomerLock;
  customer_sales_code: CustomerSalesCode;
  customer_ship_to: CustomerShipTo;
  cycle_count: CycleCount;
  cycle_count_item: CycleCountItem;
  defect_item: DefectItem;
  department: Department;
  document: Document;
  document_link: DocumentLink;
  document_revision: DocumentRevision;
  document_share: DocumentShare;
  ecn: Ecn;
  ecn_part: EcnPart;
  employee: Employee;
  idempotency: Idempotency;
  inspection_report: InspectionReport;
  inventory_balance: InventoryBalance;
  inventory_log: InventoryLog;
  invoice: Invoice;
  journal_entry: JournalEntry;
  journal_line: JournalLine;
  kept_form: KeptForm;
  label_printer: LabelPrinter;
  label_template: LabelTemplate;
  licence: Licence;
  location: Location;
  login_throttle: LoginThrottle;
  manufacturer: Manufacturer;
  message: Message;
  message_document: MessageDocument;
  message_receiver: MessageReceiver;
  ncr: Ncr;
  order_change: OrderChange;
  order_change_field: OrderChangeField;
  outbox_event: OutboxEvent;
  part: Part;
  part_from: PartFrom;
  part_revision: PartRevision;
  part_stock: PartStock;
  payable: Payable;
  payment: Payment;
  payment_item: PaymentItem;
  product_line: ProductLine;
  proforma_receiver: ProformaReceiver;
  proforma_receiver_item: ProformaReceiverItem;
  proforma_shipper: ProformaShipper;
  proforma_shipper_item: ProformaShipperItem;
  purchase_order: PurchaseOrder;
  purchase_order_item: PurchaseOrderItem;
  quote: Quote;
  quote_item: QuoteItem;
  receiver: Receiver;
  receiver_item: ReceiverItem;
  receiver_photo: ReceiverPhoto;
  receiver_putaway: ReceiverPutaway;
  rma: Rma;
  rma_item: RmaItem;
  rtv: Rtv;
  rtv_item: RtvItem;
  sales_catalog_item: SalesCatalogItem;
  sales_code: SalesCode;
  sales_order: SalesOrder;
  sales_order_item: SalesOrderItem;
  saved_filter: SavedFilter;
  schema_migration: SchemaMigration;
  serial: Serial;
  session: Session;
  shipper: Shipper;
  shipper_item: ShipperItem;
  shipper_pick: ShipperPick;
  stock_day: StockDay;
  task: Task;
  tax_rate: TaxRate;
  time_report: TimeReport;
  time_report_defect: TimeReportDefect;
  timer: Timer;
  transfer: Transfer;
  transfer_item: TransferItem;
  vendor: Vendor;
  vendor_carrier: VendorCarrier;
  vendor_manufacturer: VendorManufacturer;
  vendor_price: VendorPrice;
  vendor_quality_document: VendorQualityDocument;
  warehouse: Warehouse;
  work_centre: WorkCentre;
  work_centre_worker: WorkCentreWorker;
  work_interval: WorkInterval;
  work_order: WorkOrder;
  work_order_component: WorkOrderComponent;
  work_order_consumption: WorkOrderConsumption;
  work_order_issue: WorkOrderIssue;
  work_order_issue_item: WorkOrderIssueItem;
  work_order_operation: WorkOrderOperation;
}
