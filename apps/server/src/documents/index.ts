export { documentsRoutes } from './routes.ts';
export { sweepDocuments } from './sweep-documents.ts';
