/** Documents: the files of a part by revision and language. Drawings are documents of one type. */
export { documentsScreens } from './screens.ts';
