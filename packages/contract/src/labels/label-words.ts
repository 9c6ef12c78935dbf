import type { Language } from '../kit/languages.ts';

const english = {
  revision: 'Rev',
  quantity: 'Qty',
  lot: 'Lot',
  serial: 'Serial',
  location: 'Loc',
  packedIn: 'Box',
  to: 'To {name}',
  po: 'PO {number}',
  wo: 'WO {number}',
  rma: 'RMA {number}',
  so: 'SO {number}',
  receiver: 'Receiver {number}',
  shipper: 'Shipper {number}',
  customerPo: 'Your PO {number}',
  box: 'Box {at} of {count}',
  pallet: 'Pallet {at} of {count}',
  note: '',
};
export type LabelWords = Record<keyof typeof english, string>;
export type LabelWord = keyof LabelWords;
export const LABEL_WORDS = Object.keys(english) as [LabelWord, ...LabelWord[]];

/** The built-in words of labels, in the language of the person who prints. */
export const labelWords: Readonly<Record<Language, LabelWords>> = {
  'en-US': english,
  'zh-CN': {
    revision: '版本',
    quantity: '数量',
    lot: '批号',
    serial: '序列号',
    location: '库位',
    packedIn: '箱号',
    to: '收货方 {name}',
    po: '采购单 {number}',
    wo: '工单 {number}',
    rma: '客户退货 {number}',
    so: '销售单 {number}',
    receiver: '收货单 {number}',
    shipper: '发货单 {number}',
    customerPo: '贵方订单 {number}',
    box: '第 {at} 箱，共 {count} 箱',
    pallet: '第 {at} 托，共 {count} 托',
    note: '',
  },
  'es-ES': {
    revision: 'Rev.',
    quantity: 'Cant.',
    lot: 'Lote',
    serial: 'Serie',
    location: 'Ubic.',
    packedIn: 'Caja',
    to: 'Para {name}',
    po: 'PC {number}',
    wo: 'OT {number}',
    rma: 'RMA {number}',
    so: 'PV {number}',
    receiver: 'Recibo {number}',
    shipper: 'Envío {number}',
    customerPo: 'Su pedido {number}',
    box: 'Caja {at} de {count}',
    pallet: 'Palé {at} de {count}',
    note: '',
  },
};
