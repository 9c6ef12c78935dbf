export { existingPart, existingRevision } from './existing-part.ts';
export { partsRoutes } from './routes.ts';
export { currentBom, openEcns } from './sources.sql.ts';
