export { selectMakersOfWork } from './change/part-to-change.ts';
export { existingPart, existingRevision } from './existing-part.ts';
export { findParts } from './find-parts.ts';
export { partsRoutes } from './routes.ts';
export { currentBom, openEcns } from './sources.sql.ts';
