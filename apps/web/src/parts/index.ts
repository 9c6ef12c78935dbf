/** Parts: found, read with all their data, added. */

export { GoodsActs } from './GoodsActs.tsx';
export { goodsActs } from './goods-acts.ts';
export { findParts } from './list/use-list-parts.ts';
export { PartField } from './PartField.tsx';
export { PartMissing } from './PartMissing.tsx';
export { PartSearch } from './PartSearch.tsx';
export { hasTags, PartTags } from './PartTags.tsx';
export { partKeys } from './part-keys.ts';
export { partsScreens } from './screens.ts';
export { useChosenPart } from './use-chosen-part.ts';
export { readPart, readPartAhead, useGetPart } from './use-get-part.ts';
export { partNamed } from './use-look-up-parts.ts';
