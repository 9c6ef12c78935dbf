export { openPicture, type Picture, type PictureType, pictureUpload } from './picture-upload.ts';
export { documentsRoutes } from './routes.ts';
export { sweepDocuments } from './sweep-documents.ts';
