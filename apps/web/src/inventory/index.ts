/** Inventory: what lies where, everything that moved it, and what the screens that move it share. */
export { LinePlaces } from './posting/LinePlaces.tsx';
export { LocationSheet, type Offered } from './posting/LocationSheet.tsx';
export { PaperHead } from './posting/PaperHead.tsx';
export { PaperParts, Parts } from './posting/PaperParts.tsx';
export { PostedHeader } from './posting/PostedHeader.tsx';
export { PostedPaper } from './posting/PostedPaper.tsx';
export { PostingBar } from './posting/PostingBar.tsx';
export { PostingNotice } from './posting/PostingNotice.tsx';
export { PostingSheets } from './posting/PostingSheets.tsx';
export {
  counted,
  isZero,
  newPlace,
  type Place,
  placedOf,
  repeatedAt,
  restOf,
  spread,
  sumOf,
  tidy,
} from './posting/places.ts';
export { ReverseSheet } from './posting/ReverseSheet.tsx';
export { ScanListScreen } from './posting/ScanListScreen.tsx';
export { SerialSheet } from './posting/SerialSheet.tsx';
export { TypeCodeSheet } from './posting/TypeCodeSheet.tsx';
export { useAfterPosting } from './posting/use-after-posting.ts';
export { useDays } from './posting/use-days.tsx';
export { locationNamed } from './posting/use-locations.ts';
export { type LookedUp, useLookUpPart } from './posting/use-look-up-part.ts';
export { useOpenLine } from './posting/use-open-line.ts';
export { type Posting, type RefusedPosting, usePosting } from './posting/use-posting.ts';
export { type Faults, type PostingForm, type Spot, usePostingForm } from './posting/use-posting-form.ts';
export { useRefusal } from './posting/use-refusal.ts';
export { useReversal } from './posting/use-reversal.ts';
export { useScanFaults } from './posting/use-scan-faults.tsx';
export { inventoryScreens } from './screens.ts';
