import { blackOf } from '@gemba/contract/labels/black-of';
import { DOTS_PER_MM, type DrawnLabel, LABEL_TEMPLATES, type LabelTemplate } from '@gemba/contract/labels/label-shapes';

/** Two dots of the picture for each of the printer: letters stay sharp on a screen. */
const SHARPER = 2;

/** One label as a picture, in the letters of this device: it has those of its reader's language, Chinese too. */
export function drawPicture(template: LabelTemplate, { texts, codes }: DrawnLabel): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const { width, height } = LABEL_TEMPLATES[template];
  canvas.width = width * DOTS_PER_MM * SHARPER;
  canvas.height = height * DOTS_PER_MM * SHARPER;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.scale(SHARPER, SHARPER);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const one of codes.flatMap(blackOf)) pen.fillRect(one.x, one.y, one.width, one.height);
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
