/** Parts: found, read with all that is known of them, added. */
export { PartField } from './PartField.tsx';
export { PartMissing } from './PartMissing.tsx';
export { PartSearch } from './PartSearch.tsx';
export { hasTags, PartTags } from './PartTags.tsx';
export { partKeys } from './part-keys.ts';
export { partsScreens } from './screens.ts';
export { useChosenPart } from './use-chosen-part.ts';
export { readPart, usePart } from './use-part.ts';
export { usePartName } from './use-part-name.ts';
