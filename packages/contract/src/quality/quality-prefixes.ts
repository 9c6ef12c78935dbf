/** The words before the number of a report of quality, as people write them in the three languages. */
export const QUALITY_PREFIXES = {
  inspection: ['IR', 'INSPECTION', 'INSPECCIÓN', 'INSPECCION', '检验单'],
  ncr: ['NCR', 'NOCONFORMIDAD', '不合格品报告'],
} as const;
