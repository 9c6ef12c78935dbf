/** The words before the number of an order, as people write them in the three languages. */
export const ORDER_PREFIXES = {
  po: ['PO', 'PC', 'OC', '采购单'],
  so: ['SO', 'PV', 'OV', '销售单'],
  qo: ['QO', 'QUOTE', 'OFERTA', '报价单'],
  wo: ['WO', 'OT', '工单'],
  rma: ['RMA', '客户退货单'],
  rtv: ['RTV', '供应商退货单'],
} as const;
