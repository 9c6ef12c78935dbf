import type { Language } from '@gemba/contract/kit/languages';
import { inOne, type ThreeWords } from './three-words.ts';

type Codes = Readonly<Record<string, ThreeWords>>;

const ACTIONS: Codes = {
  USE: ['use', '使用', 'usar'],
  MODIFY: ['modify', '改制', 'modificar'],
  SCRAP: ['scrap', '报废', 'desechar'],
};

/** The codes of columns whose rows can be in conflict, as a sentence says them. */
const codes: Readonly<Record<string, Codes>> = {
  kind: {
    ASSET: ['asset', '资产', 'activo'],
    LIABILITY: ['liability', '负债', 'pasivo'],
    EQUITY: ['equity', '权益', 'patrimonio'],
    REVENUE: ['revenue', '收入', 'ingreso'],
    EXPENSE: ['expense', '费用', 'gasto'],
    OWN: ['own', '自有', 'propio'],
    VENDOR: ['of a vendor', '供应商所有', 'de un proveedor'],
    CUSTOMER: ['of a customer', '客户所有', 'de un cliente'],
    INVOICE: ['invoice', '发票', 'factura'],
    CREDIT_NOTE: ['credit note', '贷项通知单', 'nota de crédito'],
    BILL: ['bill', '账单', 'factura recibida'],
    DEBIT_NOTE: ['debit note', '借项通知单', 'nota de débito'],
  },
  statementLine: {
    CASH: ['Cash', '货币资金', 'Efectivo'],
    RECEIVABLE: ['Receivables', '应收账款', 'Cuentas por cobrar'],
    INVENTORY: ['Inventory', '存货', 'Existencias'],
    PREPAID: ['Prepaid', '预付款项', 'Pagos anticipados'],
    FIXED_ASSET: ['Fixed assets', '固定资产', 'Inmovilizado'],
    DEPRECIATION: ['Depreciation', '累计折旧', 'Amortización'],
    PAYABLE: ['Payables', '应付账款', 'Cuentas por pagar'],
    ACCRUED: ['Accrued', '应计负债', 'Gastos devengados'],
    TAX: ['Tax', '应交税费', 'Impuestos'],
    LONG_TERM_DEBT: ['Long-term debt', '长期借款', 'Deuda a largo plazo'],
    EQUITY: ['Equity', '所有者权益', 'Patrimonio'],
    REVENUE: ['Revenue', '营业收入', 'Ingresos'],
    COST_OF_SALES: ['Cost of sales', '营业成本', 'Coste de ventas'],
    OPERATING_EXPENSE: ['Operating expenses', '营业费用', 'Gastos de explotación'],
    OTHER_RESULT: ['Other income and expenses', '其他收支', 'Otros ingresos y gastos'],
    INCOME_TAX: ['Income tax', '所得税', 'Impuesto sobre beneficios'],
  },
  purpose: {
    STOCK: ['stock', '库存', 'existencias'],
    DOCK: ['dock', '收发货口', 'muelle'],
    QA: ['inspection', '检验', 'inspección'],
    LINE: ['line', '产线', 'línea'],
    TRANSIT: ['transit', '在途', 'tránsito'],
  },
  partType: {
    BUY: ['bought', '外购', 'comprada'],
    MAKE: ['made', '自制', 'fabricada'],
    RAW: ['raw material', '原材料', 'materia prima'],
    SUPPLY: ['supply', '耗材', 'consumible'],
    DOCUMENT: ['document', '文件', 'documento'],
    SERVICE: ['service', '服务', 'servicio'],
  },
  trackableLevel: {
    NONE: ['not tracked', '不追踪', 'sin seguimiento'],
    LOT: ['lot', '批次', 'lote'],
    SERIAL: ['serial number', '序列号', 'número de serie'],
  },
  qIType: {
    NONE: ['none', '免检', 'ninguna'],
    SAMPLE: ['sample', '抽检', 'muestreo'],
    FULL: ['all pieces', '全检', 'todas las piezas'],
  },
  status: {
    OPEN: ['open', '未结', 'abierto'],
    CLOSED: ['closed', '已关闭', 'cerrado'],
    CANCELLED: ['cancelled', '已取消', 'cancelado'],
    NOT_APPROVED: ['not approved', '未批准', 'sin aprobar'],
    APPROVED: ['approved', '已批准', 'aprobado'],
  },
  onOrderAction: ACTIONS,
  inInventoryAction: ACTIONS,
  makeBuy: {
    BUY: ['bought', '外购', 'comprado'],
    MAKE: ['made', '自制', 'fabricado'],
    X: ['only mentioned', '仅注明', 'solo mencionado'],
  },
  language: {
    en: ['English', '英语', 'inglés'],
    zh: ['Chinese', '中文', 'chino'],
  },
  result: {
    WAITING: ['waiting', '待检', 'en espera'],
    OK: ['accepted', '合格', 'aceptado'],
    PARTIAL: ['accepted in part', '部分合格', 'aceptado en parte'],
    REJECT: ['rejected', '不合格', 'rechazado'],
  },
  source: {
    RECEIVER: ['receiver', '收货单', 'recepción'],
    WORK_ORDER: ['work order', '工单', 'orden de trabajo'],
    RMA: ['RMA', 'RMA', 'RMA'],
    STOCK: ['stock', '库存', 'existencias'],
  },
  direction: {
    IN: ['received', '收款', 'cobro'],
    OUT: ['paid out', '付款', 'pago'],
  },
  method: {
    TRANSFER: ['transfer', '转账', 'transferencia'],
    CHECK: ['check', '支票', 'cheque'],
    CARD: ['card', '银行卡', 'tarjeta'],
    CASH: ['cash', '现金', 'efectivo'],
  },
};

/** A code of a column in words; undefined where it has none, such as the class of a part. */
export const codeWord = (column: string, code: string, language: Language) => {
  const words = codes[column]?.[code];
  return words && inOne(words, language);
};
