export { receiveDocument, writeDocument } from './bring-document.ts';
export { inspectPicture } from './inspect-picture.ts';
export { openPicture, type Picture, type PictureType, pictureUpload } from './picture-upload.ts';
export { documentsRoutes } from './routes.ts';
export { storedFiles } from './stored-files.ts';
export { sweepDocuments } from './sweep-documents.ts';
