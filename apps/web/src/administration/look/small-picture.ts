import { LONGEST_LOGO } from '@gemba/contract/administration/look/set-company-logo';

const LONGEST_SIDE = 384;

/** A picture as a small png, as a data URL. Throws where the browser cannot read it. */
export const smallPicture = async (file: Blob): Promise<string> => {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const png = canvas.toDataURL('image/png');
  // A photo is much smaller as jpg.
  return png.length <= LONGEST_LOGO ? png : canvas.toDataURL('image/jpeg', 0.85);
};
