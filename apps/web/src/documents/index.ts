/** Documents: the files of a part by revision and language; drawings are those of one type. */
export { documentsScreens } from './screens.ts';
