export { selectMakersOfWork, selectMakersUnderEcn } from './change/part-to-change.ts';
export { ecnFor, takeRevision } from './change/take-revision.ts';
export { existingPart, existingRevision } from './existing-part.ts';
export { findParts } from './find-parts.ts';
export { makesPartTyped } from './makes-part-typed.ts';
export { partsRoutes } from './routes.ts';
export { currentBom, hasMoved, openEcns } from './sources.sql.ts';
