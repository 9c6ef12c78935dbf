import { blackOf } from '@gemba/contract/labels/black-of';
import type { DrawnLabel, DrawnLabels, LabelFormat, LabelSheet } from '@gemba/contract/labels/label-shapes';
import { useTranslations } from 'use-intl';
import { savedName } from '../kit/ui/files/save-blob.ts';
import { shareFile } from '../kit/ui/files/share-file.ts';
import { IconAttachment, IconDocument, IconPrint } from '../kit/ui/icons.ts';
import type { MenuItem } from '../kit/ui/input/MenuButton.tsx';
import type { LabelRequest } from './label-request.ts';

/** Two picture dots per printer dot keep letters sharp on a screen. */
const SHARPER = 2;

/** One label as a picture, in the fonts of this device: it has those of the reader's language, Chinese too. */
function drawPicture({ width, height, dotsPerMm }: LabelSheet, { texts, codes }: DrawnLabel): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width * dotsPerMm * SHARPER;
  canvas.height = height * dotsPerMm * SHARPER;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.scale(SHARPER, SHARPER);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const box of codes.flatMap(blackOf)) pen.fillRect(box.x, box.y, box.width, box.height);
  const look = getComputedStyle(document.documentElement);
  for (const { x, y, text, size, face, width: wide } of texts) {
    const family = look.getPropertyValue(face === 'code' ? '--font-code' : '--font');
    pen.font = `${face === 'plain' ? 400 : 700} ${size}px ${family}`;
    pen.fillText(text, x, y, wide);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** The labels as files, for printing elsewhere. A picture shows the current label. */
export const useLabelFiles = (
  request: LabelRequest | undefined,
  drawn: DrawnLabels | undefined,
  index: number,
): MenuItem[] => {
  const t = useTranslations('labels');
  const shown = drawn?.labels[index];
  if (!request || !drawn || !shown) return [];
  const share = async (format: LabelFormat, made: Promise<Blob>) => {
    try {
      const blob = await made;
      await shareFile(new File([blob], savedName(`labels-${request.name}.${format}`), { type: blob.type }));
    } catch {
      // The call has shown the error.
    }
  };
  return [
    { key: 'pdf', label: t('savePdf'), icon: IconDocument, onSelect: () => void share('pdf', request.file('pdf')) },
    {
      key: 'png',
      label: t('savePng'),
      icon: IconAttachment,
      onSelect: () => void share('png', drawPicture(drawn.sheet, shown)),
    },
    { key: 'zpl', label: t('saveZpl'), icon: IconPrint, onSelect: () => void share('zpl', request.file('zpl')) },
  ];
};
