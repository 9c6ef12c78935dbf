export { creditUsedBy, owedBy, pickedFor } from './credit.sql.ts';
export { findAddresses } from './find-addresses.ts';
export { readQualityDocuments } from './get-vendor.ts';
export { addressesRoutes } from './routes.ts';
