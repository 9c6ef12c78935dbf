import type { Hit } from '@gemba/contract/search/find-everything';

/** The ranks of hits: the number that was typed, in whatever spelling, then those that begin with it, then words. */
export const EXACT = 0;
export const BEGINS = 2;
export const WORDS = 3;

/** A hit as a statement gives it. */
export type HitRow = Omit<Hit, 'kind' | 'exact' | 'canApprove'> & { rank: number };

export interface Asked {
  companyId: number;
  limit: number;
}

/** The fields that a kind of hit does not have. */
export const NOTHING = {
  name: '',
  nameZh: null,
  nameEs: null,
  detail: null,
  detailKind: null,
  status: null,
  due: null,
  onHand: null,
  uom: null,
  fileName: null,
  phone: null,
};

/** The same as SQL. */
const NONE = {
  name: `''`,
  nameZh: 'null::text',
  nameEs: 'null::text',
  detail: 'null::text',
  detailKind: 'null::text',
  status: 'null::text',
  due: 'null::date',
  onHand: 'null::numeric',
  uom: 'null::text',
  fileName: 'null::text',
  phone: 'null::text',
};

/** The columns of a hit, from the SQL of those that the kind has. */
export const columnsOf = (fields: Partial<typeof NONE> & { id: string }) => {
  const { id, name, nameZh, nameEs, detail, detailKind, status, due, onHand, uom, fileName, phone } = {
    ...NONE,
    ...fields,
  };
  return `${id}::text as id, ${name} as name, ${nameZh} as name_zh, ${nameEs} as name_es,
    ${detail} as detail, ${detailKind} as detail_kind, ${status} as status, ${due} as due, ${onHand} as on_hand, ${uom} as uom,
    ${fileName} as file_name, ${phone} as phone`;
};
