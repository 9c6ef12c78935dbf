import type { DrawnLabels, LabelFormat } from '@gemba/contract/labels/label-shapes';
import { useTranslations } from 'use-intl';
import { IconAttachment, IconDocument, IconPrint } from '../kit/ui/icons.ts';
import type { MenuItem } from '../kit/ui/MenuButton.tsx';
import { savedName } from '../kit/ui/save-blob.ts';
import { shareFile } from '../kit/ui/share-file.ts';
import { drawPicture } from './draw-picture.ts';
import type { LabelRequest } from './use-labels.ts';

/** The labels as files, for whoever prints elsewhere. A picture is of the label that is looked at. */
export const useLabelFiles = (
  request: LabelRequest | undefined,
  drawn: DrawnLabels | undefined,
  at: number,
): MenuItem[] => {
  const t = useTranslations('labels');
  const shown = drawn?.labels[at];
  if (!request || !drawn || !shown) return [];
  const share = async (format: LabelFormat, made: Promise<Blob>) => {
    try {
      const blob = await made;
      await shareFile(new File([blob], savedName(`labels-${request.name}.${format}`), { type: blob.type }));
    } catch {
      // Told by the call already.
    }
  };
  return [
    { key: 'pdf', label: t('savePdf'), icon: IconDocument, onSelect: () => void share('pdf', request.file('pdf')) },
    {
      ...{ key: 'png', label: t('savePng'), icon: IconAttachment },
      onSelect: () => void share('png', drawPicture(drawn.template, shown)),
    },
    { key: 'zpl', label: t('saveZpl'), icon: IconPrint, onSelect: () => void share('zpl', request.file('zpl')) },
  ];
};
