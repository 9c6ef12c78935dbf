import { PHOTO_LIMITS } from '@gemba/contract/receiving/receiver-photos';

const ENDINGS = ['jpg', 'jpeg', 'png'];
const endingOf = (name: string) => /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What is wrong with a photo before it is sent, by the rules that the server refuses by. */
export const photoFault = ({ name, size }: Pick<File, 'name' | 'size'>) => {
  const extension = endingOf(name);
  if (!ENDINGS.includes(extension)) return { code: 'DOCUMENT_TYPE_NOT_ALLOWED', extension } as const;
  if (size === 0) return { code: 'DOCUMENT_EMPTY' } as const;
  return size > PHOTO_LIMITS.fileBytes ? ({ code: 'DOCUMENT_TOO_LARGE' } as const) : undefined;
};
