/**
 * The error catalogue: every way in which the server says no. `status` is the HTTP status and the envelope's `code`.
 * What the app does with it:
 *   toast    shows the sentence for a moment
 *   field    shows it at the field that `data.field` names
 *   confirm  asks; a yes sends the same request again with `confirm: [CODE]`
 *   setup    offers to enter the missing value, then goes on
 *   signIn   clears the token and goes to Login
 *   screen   `notice: true`: the screen shows it itself
 *
 * 401 is kept for a session that is missing or over, so that a client can tell it by the status alone.
 */
export type Reaction = 'toast' | 'field' | 'confirm' | 'setup' | 'signIn' | 'screen';

const toast = (status: number) => ({ status, reaction: 'toast' }) as const;
const field = (status: number) => ({ status, reaction: 'field' }) as const;
const confirm = { status: 409, reaction: 'confirm' } as const;
const setup = { status: 409, reaction: 'setup' } as const;
const signIn = { status: 401, reaction: 'signIn' } as const;
const screen = (status: number) => ({ status, reaction: 'screen' }) as const;

export const refusals = {
  // The request and the server
  unknown: toast(500),
  timeout: toast(504),
  SERVER_ERROR: toast(500),
  SERVER_BUSY: toast(503),
  SERVER_CONNECTION_FAILED: toast(502),
  DATABASE_FULL: toast(507),
  CLIENT_TOO_OLD: screen(426),
  INVALID_INPUT: field(400),
  FIELD_REQUIRED: field(400),
  INVALID_QUANTITY: field(400),
  DATE_RANGE_REVERSED: field(400),
  SEARCH_TOO_SHORT: field(400),
  INVALID_JSON: toast(400),
  UNSUPPORTED_MEDIA_TYPE: toast(415),
  REQUEST_TOO_LARGE: toast(413),
  ROUTE_NOT_FOUND: toast(404),
  METHOD_NOT_ALLOWED: toast(405),
  TOO_MANY_REQUESTS: toast(429),
  XSRF_REFUSED: toast(403),
  IDEMPOTENCY_KEY_REQUIRED: toast(400),
  IDEMPOTENCY_KEY_REUSED: toast(409),
  REQUEST_IN_PROGRESS: toast(409),
  NO_DATA: screen(404),

  // Signing in, sessions, permissions
  tokenExpired: signIn,
  NOT_SIGNED_IN: signIn,
  ALREADY_LOGOUT: signIn,
  APP_TOKEN_EXPIRED_ERROR: signIn,
  APP_USER_INFO_ERROR: signIn,
  COMPANY_CODE_REQUIRED: field(400),
  COMPANY_NOT_EXIST: field(404),
  USER_NAME_REQUIRED: field(400),
  USER_NOT_EXIST: field(404),
  USER_LOCKED: toast(403),
  YOUR_ACCOUNT_EXPIRED: toast(403),
  NOT_IN_WHITELIST: toast(403),
  LOGIN_TOO_SOON: toast(429),
  PASSWORD_REQUIRED: field(400),
  WRONG_PASSWORD: field(403),
  PASSWORD_TOO_SHORT: field(400),
  PASSWORD_TOO_LONG: field(400),
  PASSWORD_TOO_COMMON: field(400),
  PASSWORD_SAME: field(400),
  SESSION_NOT_EXIST: toast(404),
  MESSENGER_NOT_CONFIGURED: toast(409),
  MESSENGER_CODE_REFUSED: toast(403),
  MESSENGER_UNREACHABLE: toast(502),
  MESSENGER_ALREADY_BOUND: toast(409),
  LIMITED_PERMISSIONS: toast(403),
  EMPLOYEE_ONLY: toast(403),
  NOT_LICENSED: toast(403),

  // Approving, and orders of every kind
  AUTHORIZATION_REQUIRED: toast(403),
  EXCEED_AUTHORIZED_APPROVAL_LIMIT: toast(403),
  NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF: toast(403),
  PO_APPROVAL_NOT_EXIST: toast(404),
  SO_REVIEW_NOT_EXIST: toast(404),
  QUOTE_APPROVAL_NOT_EXIST: toast(404),
  WO_APPROVAL_NOT_EXIST: toast(404),
  RMA_APPROVAL_NOT_EXIST: toast(404),
  RTV_APPROVAL_NOT_EXIST: toast(404),
  DECISION_NOT_EXIST: toast(404),
  DECISION_IS_FINAL: toast(409),
  ORDER_CHANGED: screen(409),
  ORDER_CHANGE_NOT_EXIST: toast(404),
  ORDER_CHANGE_WAITS: toast(409),
  ORDER_CHANGE_WITHOUT_DIFFERENCE: toast(400),
  ORDER_CHANGE_QTY_TOO_SMALL: field(409),
  NOT_ORDER_MAKER: toast(403),
  DELEGATION_NOT_EXIST: toast(404),
  DELEGATION_IN_PAST: field(400),
  ORDER_IS_HOLD: toast(409),
  ORDER_HAS_POSTINGS: toast(409),
  MOVE_NOT_ALLOWED: toast(409),
  EXCHANGE_RATE_NOT_EXIST: toast(404),
  QUOTE_NOT_EXIST: toast(404),
  QUOTE_ITEM_NOT_EXIST: toast(404),
  QUOTE_EXPIRED: toast(409),
  RMA_NOT_EXIST: toast(404),
  RTV_NOT_EXIST: toast(404),
  SAVED_FILTER_NOT_EXIST: toast(404),
  TOO_MANY_SAVED_FILTERS: toast(409),

  // Addresses
  CUSTOMER_NOT_EXIST: toast(404),
  VENDOR_NOT_EXIST: toast(404),
  DEPARTMENT_NOT_EXIST: toast(404),
  CUSTOMER_IS_HOLD: toast(409),
  CUSTOMER_OVER_CREDIT_LIMIT: toast(409),
  CUSTOMER_OVER_CREDIT_LIMIT_WARNING: confirm,

  // Parts, bills of material, engineering changes, documents
  PART_NUMBER_REQUIRED: field(400),
  INVALID_PART_NUMBER: field(400),
  PART_NUMBER_RESERVED: field(400),
  PART_NOT_EXIST: toast(404),
  PART_EXISTS: field(409),
  PART_REVISION_NOT_MATCH: toast(409),
  PART_IS_HOLD: toast(409),
  BOM_NOT_EXIST: toast(404),
  BOM_EXISTS: toast(409),
  BOM_LOOP: toast(409),
  BOM_WITHOUT_ITEMS: toast(400),
  BOM_DUPLICATE_ITEM: field(400),
  ECN_NOT_EXIST: toast(404),
  DOCUMENT_NOT_FOUND: toast(404),
  DOCUMENT_FILE_NAME_INVALID: field(400),
  DOCUMENT_EXISTS_IN_LANGUAGE: field(409),
  DOCUMENT_TYPE_NOT_ALLOWED: field(415),
  DOCUMENT_CONTENT_NOT_MATCH: field(400),
  DOCUMENT_TOO_LARGE: field(413),
  DOCUMENT_QUOTA_EXCEEDED: toast(413),
  DOCUMENT_STORAGE_FULL: toast(507),
  DRAWING_NOT_AVAILABLE_ON_MOBILE: toast(403),
  SHARE_LINK_EXPIRED: screen(410),

  // Stock
  LOCATION_REQUIRED: field(400),
  LOCATION_NOT_EXIST: field(404),
  DUPLICATE_LOCATION: field(400),
  INVENTORY_NOT_EXIST: toast(404),
  PART_FROM_NOT_EXIST: toast(404),
  NOT_SAME_PART_FROM: toast(409),
  SERIAL_REQUIRED: field(400),
  SERIAL_COUNT_NOT_MATCH: field(400),
  SERIAL_NOT_EXIST: field(404),
  SERIAL_EXISTS: field(409),
  GET_PART_STANDARD_COST_ERROR: setup,
  NOT_FOUND_TAX_RATE_ACCOUNT: setup,

  // Receiving
  PO_NOT_EXIST: toast(404),
  PO_ITEM_NOT_EXIST: toast(404),
  CAN_NOT_BE_RECEIVED: toast(409),
  NO_RECORDS_TO_RECEIVE: toast(404),
  NO_ITEM_TO_RECEIVE: toast(409),
  INVALID_NEW_QTY_REC: field(400),
  QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED: field(409),
  NA_AND_NORMAL_ITEMS: toast(400),
  RECEIVE_TO_WRONG_WAREHOUSE: field(409),
  COST_IS_ZERO: confirm,
  COST_CAN_NOT_BE_ZERO: toast(409),
  WITHOUT_RECEIVER_ITEM_DETAILS: toast(400),
  IR_NUMBER_REQUIRED: field(400),
  QTY_QUALIFIED_OVER_RECEIVED: field(400),
  RECEIVED_DATE_IN_FUTURE: field(400),
  RECEIVER_NOT_EXIST: toast(404),
  RECEIVER_IS_NOT_FOR_THIS_PO: toast(409),
  RECEIVER_IS_CLOSED: toast(409),
  NCR_NOT_EXIST: toast(404),
  NOT_OPEN_NCR: toast(409),
  PROFORMA_RECEIVER_NOT_EXIST: toast(404),
  PROFORMA_RECEIVER_IS_CLOSED: toast(409),

  // Shipping
  SALES_ORDER_NOT_EXIST: toast(404),
  SALES_ORDER_ITEM_NOT_EXIST: toast(404),
  SALES_ORDER_IS_CLOSED: toast(409),
  SALES_ORDER_ITEM_IS_COMPLETED: toast(409),
  NOT_OPEN_SO: toast(409),
  NOT_OPEN_SO_ITEM_TO_SHIP: toast(409),
  NO_RECORDS_TO_SHIP: toast(404),
  NO_ITEM_TO_SHIP: toast(409),
  SHIPPED_QTY_IS_OVER: field(409),
  SHIPPED_QTY_OVER_ON_HAND: field(409),
  SHIPPER_NOT_EXIST: toast(404),
  SHIPPER_IS_CLOSED: toast(409),
  SHIPPER_IS_NOT_FOR_THIS_SO: toast(409),
  SHIPPER_ITEM_HAS_MADE_UNBILLED: toast(409),
  PROFORMA_SHIPPER_NOT_EXIST: toast(404),
  PROFORMA_SHIPPER_IS_CLOSED: toast(409),
  LABEL_TEMPLATE_NOT_EXIST: toast(404),
  SCAN_NOT_RECOGNIZED: toast(404),

  // Work orders
  WORK_ORDER_NOT_EXIST: toast(404),
  WORK_ORDER_ITEM_NOT_EXIST: toast(404),
  WORK_ORDER_NOT_OPEN_TO_ISSUE_PART: toast(409),
  WORK_ORDER_ITEM_NOT_OPEN_TO_ISSUE_PART: toast(409),
  WORK_ORDER_NOT_OPEN_TO_RECEIVE: toast(409),
  WORK_ORDER_QTY_RECEIVED_IS_OVER: field(409),
  NOT_ENOUGH_WIP: toast(409),
  ISSUE_PASSWORD_REQUIRED: field(400),
  ISSUE_PASSWORD_WRONG: field(403),
  ISSUE_PASSWORD_BLOCKED: field(429),
  ISSUE_PASSWORD_NOT_SET: toast(409),
  NO_ISSUED_QUANTITY: toast(400),
  ISSUED_QTY_IS_OVER: field(409),
  ISSUED_QTY_OVER_ON_HAND: field(409),

  // Tasks and time
  QUANTITY_REQUIRED: field(400),
  WORK_ORDER_AND_SEQUENCE_REQUIRED: field(400),
  OPERATION_NOT_EXIST: toast(404),
  WORK_ORDER_NOT_OPEN_TO_REPORT: toast(409),
  NOTHING_TO_REPORT: toast(409),
  QUALIFIED_QTY_OVER_MAXIMUM_WARNING: confirm,
  DEFECTIVE_ITEMS_NOT_CONFIGURED: toast(409),
  DEFECTIVE_ITEM_NOT_EXIST: field(404),
  WORK_CENTER_NOT_EXIST: field(404),
  WORK_CENTER_NOT_AUTHORIZED: toast(403),
  END_BEFORE_START: field(400),
  TIME_IN_FUTURE: field(400),
  TIME_OVERLAPS: field(409),
  TIME_REPORT_NOT_EXIST: toast(404),
  TASK_NOT_EXIST: toast(404),
  TASK_ALREADY_RUNNING: toast(409),

  // Alarms
  ALARM_NOT_EXIST: toast(404),
  NOT_ALARM_HANDLER: toast(403),
  ALARM_NEXT_LEVEL_NOT_EXIST: toast(404),
  ALARM_TYPE_NOT_EXIST: toast(404),
  ALARM_TYPE_EXISTS: field(409),
  ALARM_TYPE_NAME_INVALID: field(400),
  ALARM_TYPE_LOOP: field(409),
  ALARM_HANDLER_NOT_EXIST: toast(404),

  // Messages and the stream
  MESSAGE_NOT_EXIST: toast(404),
  MESSAGE_RECEIVER_REQUIRED: field(400),
  STREAM_CLIENT_REFUSED: toast(403),
  TOO_MANY_STREAMS: toast(429),
} as const satisfies Record<string, { status: number; reaction: Reaction }>;

export type RefusalCode = keyof typeof refusals;
export const isRefusalCode = (value: unknown): value is RefusalCode =>
  typeof value === 'string' && Object.hasOwn(refusals, value);
