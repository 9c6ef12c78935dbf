/** Parts: found, read with all that is known of them, added. */
export { hasTags, PartTags } from './PartTags.tsx';
export { partsScreens } from './screens.ts';
export { usePartName } from './use-part-name.ts';
