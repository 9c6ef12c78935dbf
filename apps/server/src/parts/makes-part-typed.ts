/** The part of a work order begins with what was typed. `:partKey` is its key. */
// sql: the alias of a table
export const makesPartTyped = (order: string) => `(:partKey <> '' and exists (
  select from part made where made.company_id = ${order}.company_id and made.part_number = ${order}.part_number
     and made.code_key >= :partKey and made.code_key < :partKey || chr(1114111)))`;
