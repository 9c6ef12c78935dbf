import { describe, expect, expectTypeOf, it } from 'vitest';
import { factsOf } from './fill.ts';
import type { RefusalFacts } from './refusal-facts.ts';
import en from './refusals.en.ts';
import es from './refusals.es.ts';
import { isRefusalCode, type Reaction, type RefusalCode, refusals } from './refusals.ts';
import zh from './refusals.zh.ts';

const codes = Object.keys(refusals) as RefusalCode[];
const reacting = (reaction: Reaction) => codes.filter((code) => refusals[code].reaction === reaction);

const specified = `tokenExpired unknown timeout AUTHORIZATION_REQUIRED EXCEED_AUTHORIZED_APPROVAL_LIMIT
  NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF PO_APPROVAL_NOT_EXIST SO_REVIEW_NOT_EXIST RMA_APPROVAL_NOT_EXIST
  RTV_APPROVAL_NOT_EXIST NO_DATA NO_ITEM_TO_SHIP NO_RECORDS_TO_SHIP NO_RECORDS_TO_RECEIVE NO_ITEM_TO_RECEIVE
  CUSTOMER_IS_HOLD CUSTOMER_OVER_CREDIT_LIMIT CUSTOMER_OVER_CREDIT_LIMIT_WARNING PART_NOT_EXIST
  PART_REVISION_NOT_MATCH PART_IS_HOLD DOCUMENT_NOT_FOUND NOT_IN_WHITELIST WRONG_PASSWORD USER_NOT_EXIST USER_LOCKED
  YOUR_ACCOUNT_EXPIRED SALES_ORDER_NOT_EXIST SALES_ORDER_ITEM_NOT_EXIST SALES_ORDER_IS_CLOSED
  SALES_ORDER_ITEM_IS_COMPLETED ORDER_IS_HOLD SHIPPED_QTY_IS_OVER SHIPPER_NOT_EXIST SHIPPER_IS_CLOSED
  SHIPPER_IS_NOT_FOR_THIS_SO SHIPPER_ITEM_HAS_MADE_UNBILLED GET_PART_STANDARD_COST_ERROR PART_FROM_NOT_EXIST
  RECEIVE_TO_WRONG_WAREHOUSE PO_NOT_EXIST PO_ITEM_NOT_EXIST CAN_NOT_BE_RECEIVED COST_IS_ZERO COST_CAN_NOT_BE_ZERO
  NOT_SAME_PART_FROM WITHOUT_RECEIVER_ITEM_DETAILS RECEIVER_NOT_EXIST RECEIVER_IS_NOT_FOR_THIS_PO NCR_NOT_EXIST
  NOT_OPEN_NCR NOT_OPEN_SO NOT_OPEN_SO_ITEM_TO_SHIP WORK_ORDER_NOT_EXIST WORK_ORDER_ITEM_NOT_EXIST
  WORK_ORDER_NOT_OPEN_TO_ISSUE_PART WORK_ORDER_ITEM_NOT_OPEN_TO_ISSUE_PART
  QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED NOT_FOUND_TAX_RATE_ACCOUNT ALREADY_LOGOUT APP_TOKEN_EXPIRED_ERROR
  APP_USER_INFO_ERROR`.split(/\s+/);

describe('the catalogue', () => {
  it.each(specified)('holds %s of the specification', (code) => {
    expect(isRefusalCode(code)).toBe(true);
  });

  it('takes nothing else for a code', () => {
    for (const value of ['toString', '__proto__', '', 'NO_SUCH_CODE', undefined, 404])
      expect(isRefusalCode(value)).toBe(false);
  });

  it('keeps 401 for sessions that are missing or over, and for nothing else', () => {
    expect(codes.filter((code) => refusals[code].status === 401)).toEqual(reacting('signIn'));
    expect(reacting('signIn')).toEqual([
      'tokenExpired',
      'NOT_SIGNED_IN',
      'ALREADY_LOGOUT',
      'APP_TOKEN_EXPIRED_ERROR',
      'APP_USER_INFO_ERROR',
      'API_KEY_REVOKED',
      'API_KEY_EXPIRED',
    ]);
  });

  it('answers what does not exist with 404', () => {
    const absent = codes.filter((code) => /_NOT_(EXIST|FOUND)$/.test(code));
    expect(absent.filter((code) => refusals[code].status !== 404)).toEqual([]);
  });

  it('retries on 503 only what a busy server refused', () => {
    expect(codes.filter((code) => refusals[code].status === 503)).toEqual(['SERVER_BUSY']);
  });

  it('asks for exactly the warnings and the zero cost, as a conflict', () => {
    const asked = codes.filter((code) => code.endsWith('_WARNING') || code === 'COST_IS_ZERO');
    expect(reacting('confirm')).toEqual(asked);
    for (const code of asked) {
      expect(refusals[code].status).toBe(409);
      for (const texts of [en, zh, es]) expect(texts[code]).toMatch(/[?？]$/);
    }
  });

  it('offers to set up a standard cost and a tax account', () => {
    expect(reacting('setup')).toEqual(['GET_PART_STANDARD_COST_ERROR', 'NOT_FOUND_TAX_RATE_ACCOUNT']);
  });
});

describe('the sentences', () => {
  it.each([
    ['zh', zh],
    ['es', es],
  ] as const)('of %s say every code of English with the same facts', (_, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const code of codes) expect([code, factsOf(texts[code])]).toEqual([code, factsOf(en[code])]);
  });

  it('stand in the order of the catalogue, one for each code', () => {
    expect(Object.keys(en)).toEqual(codes);
  });

  it('are translated: no sentence of another language is the English one', () => {
    for (const code of codes) expect([en[code]]).not.toContain(zh[code]);
    for (const code of codes) expect([en[code]]).not.toContain(es[code]);
    for (const code of codes) expect(zh[code]).toMatch(/\p{Script=Han}/u);
  });

  it('never hold the word by which the app hides a message, nor broken placeholders', () => {
    for (const texts of [en, zh, es]) {
      for (const code of codes) {
        expect(texts[code]).not.toMatch(/exception|excepción/i);
        expect(texts[code].replace(/\{[a-zA-Z]+\}/g, '')).not.toMatch(/[{}]/);
        expect(texts[code].trim()).toBe(texts[code]);
        expect(texts[code]).not.toBe('');
      }
    }
  });

  it.each([
    ['DEFECTIVE_ITEMS_NOT_CONFIGURED', 'WC has not configured defective items'],
    ['NOTHING_TO_REPORT', 'No data to report or Reporting authority is not assigned'],
    ['LIMITED_PERMISSIONS', 'Limited permissions'],
    ['unknown', 'request error'],
    ['SERVER_CONNECTION_FAILED', 'server connection failed'],
  ] as const)('say %s as specified', (code, sentence) => {
    expect(en[code]).toBe(sentence);
  });

  // The stories compare the screens with the catalogues; what the catalogues say is written out here.
  it.each([
    ['COMPANY_NOT_EXIST', 'company code does not exist', '公司代码不存在', 'el código de empresa no existe'],
    ['PART_NUMBER_REQUIRED', 'Please Input The Part #', '请输入料号', 'Introduzca el n.º de pieza'],
    [
      'SHIPPED_QTY_OVER_ON_HAND',
      'New Qty Shipped can not be more than OnHand({onHandQuantity} for location "{location}")',
      '本次发货数量不能超过库存（库位“{location}”为 {onHandQuantity}）',
      'La nueva cantidad enviada no puede superar las existencias ({onHandQuantity} en la ubicación "{location}")',
    ],
    ['INVALID_INPUT', 'Invalid Input', '输入无效', 'Entrada no válida'],
    ['LOCATION_REQUIRED', 'Please Input Location', '请输入库位', 'Introduzca la ubicación'],
    ['FIELD_REQUIRED', '{msg} Required', '{msg}必填', '{msg}: obligatorio'],
    ['INVALID_NEW_QTY_REC', 'Invalid New Qty Rec', '本次收货数量无效', 'Nueva cantidad recibida no válida'],
    ['NO_ITEM_TO_RECEIVE', 'No Item to Receive', '没有可收货的项目', 'Ninguna partida por recibir'],
    [
      'NA_AND_NORMAL_ITEMS',
      'NA items and normal items cannot be received together. Receive them one after the other.',
      'NA 项目与普通项目不能一起收货，请分开收货。',
      'Las partidas NA y las normales no se pueden recibir juntas. Recíbalas una tras otra.',
    ],
    ['DUPLICATE_LOCATION', 'Duplicate Location: {location}', '库位重复：{location}', 'Ubicación repetida: {location}'],
    [
      'COST_CAN_NOT_BE_ZERO',
      'The cost of item {itemNumber} cannot be zero. Purchasing can correct it on the order.',
      '第 {itemNumber} 项成本不能为零，可由采购在订单上更正。',
      'El coste de la partida {itemNumber} no puede ser cero. Compras puede corregirlo en la orden.',
    ],
    [
      'ISSUE_PASSWORD_REQUIRED',
      'Enter the issue password.',
      '请输入发料密码。',
      'Introduzca la contraseña de salida de material.',
    ],
    [
      'NO_ISSUED_QUANTITY',
      'No Issued Quantity Entered',
      '未输入发料数量',
      'No se introdujo ninguna cantidad de salida',
    ],
  ] as const)('say the rule %s in these words', (code, ...sentences) => {
    expect([en[code], zh[code], es[code]]).toEqual(sentences);
  });

  it.each([
    ['CUSTOMER_OVER_CREDIT_LIMIT', /Accounting/],
    ['CUSTOMER_IS_HOLD', /Accounting/],
    ['PART_IS_HOLD', /Engineering/],
    ['ORDER_IS_HOLD', /authority to approve it can release/],
    ['PART_REVISION_NOT_MATCH', /Engineering/],
    ['COST_CAN_NOT_BE_ZERO', /Purchasing/],
    ['NOT_OPEN_NCR', /Quality/],
    ['AUTHORIZATION_REQUIRED', /administrator/],
  ] as const)('say who can clear %s', (code, who) => {
    expect(en[code]).toMatch(who);
  });
});

it('knows by its type which facts a refusal needs', () => {
  expectTypeOf<keyof RefusalFacts<'SHIPPED_QTY_OVER_ON_HAND'>>().toEqualTypeOf<'onHandQuantity' | 'location'>();
  expectTypeOf<keyof RefusalFacts<'TOO_MANY_REQUESTS'>>().toEqualTypeOf<'seconds'>();
  expectTypeOf<keyof RefusalFacts<'NO_DATA'>>().toEqualTypeOf<never>();
});
