/** Inventory: what lies where, everything that moved it, and what the screens that move it share. */
export { addressOfBalance } from './addresses.ts';
export { AnnounceForm } from './announce/AnnounceForm.tsx';
export { AnnouncementsScreen } from './announce/AnnouncementsScreen.tsx';
export { announcedItems, filled, type Quantities } from './announce/announced.ts';
export { useAnnounceForm } from './announce/use-announce-form.ts';
export { announcementsIn, useAnnouncementFilter } from './announce/use-announcement-filter.ts';
export { BucketTags, hasOthers, isStocked } from './list/BucketTags.tsx';
export { balancesAt, useListInventory } from './list/use-list-inventory.ts';
export { LinePlaces } from './posting/LinePlaces.tsx';
export { LocationSheet, type Offered } from './posting/LocationSheet.tsx';
export { noneOrUntold } from './posting/outcome.ts';
export { PinnedLocation } from './posting/PinnedLocation.tsx';
export { PostedHeader } from './posting/PostedHeader.tsx';
export { PostingSheets } from './posting/PostingSheets.tsx';
export {
  newPlace,
  type Place,
  placedOf,
  quantityWithSerials,
  restOf,
  spread,
  withParts,
} from './posting/places.ts';
export { repeatedPlaceErrors, ruleErrors } from './posting/rule-errors.ts';
export { ScanListScreen } from './posting/ScanListScreen.tsx';
export { SerialSheet } from './posting/SerialSheet.tsx';
export { useDays } from './posting/use-days.tsx';
export { locationNamed } from './posting/use-find-locations.ts';
export { type OpenScanned, useListScan } from './posting/use-list-scan.tsx';
export { type LookedUp, useLookUpPart } from './posting/use-look-up-part.ts';
export { useReversal } from './posting/use-reversal.tsx';
export { useSayViolation } from './posting/use-say-violation.ts';
export { useScanErrors } from './posting/use-scan-errors.tsx';
export { inventoryScreens } from './screens.ts';
export { meaningOf } from './shelves/meaning-of.ts';
export { type KnownPart, useKnownParts } from './shelves/use-known-parts.ts';
export { type PartShelf, readShelvesAhead, useShelves } from './shelves/use-shelves.ts';
export { useSayReason } from './use-say-reason.ts';
