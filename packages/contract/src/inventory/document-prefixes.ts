/** The words before the number of a document that moves goods, as people write them in the three languages. */
export const DOCUMENT_PREFIXES = {
  receiver: ['R', 'REC', 'RECEIVER', '收货单'],
  shipper: ['S', 'SH', 'SHIPPER', '发货单'],
  proformaReceiver: ['PR', 'PROFORMARECEIVER', 'RECEPCIÓNPROFORMA', 'RECEPCIONPROFORMA', '形式收货单'],
  proformaShipper: ['PF', 'PROFORMA', '形式发货单'],
  transfer: ['TO', 'TRANSFER', 'TRASLADO', '移库单'],
  count: ['COUNT', 'RECUENTO', '盘点'],
  issue: ['ISSUE', 'SALIDA', '发料单'],
  rtvShipper: ['RTVS', '退货发货单'],
} as const;
