import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../kit/ui/feedback/Sheet.tsx';
import { IconPrint } from '../kit/ui/icons.ts';
import { RadioList } from '../kit/ui/input/RadioList.tsx';
import { List } from '../kit/ui/list/List.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { usePrinter } from './use-printer.ts';

const THIS_DEVICE = '';

/** Where the labels come out. Not shown where the company has no printers: the browser asks then. */
export function PrinterRow() {
  const t = useTranslations('labels');
  const { printers, printer, choosePrinter } = usePrinter();
  const [open, setOpen] = useState(false);
  if (printers.length === 0) return null;
  return (
    <List>
      <ChoiceRow
        icon={IconPrint}
        label={t('printer')}
        value={printer?.name ?? t('thisDevice')}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('printer')}>
        <RadioList
          label={t('printer')}
          options={[
            { value: THIS_DEVICE, title: t('thisDevice'), text: t('thisDeviceHint') },
            ...printers.map(({ printerId, name, place, width, height, direct }) => ({
              value: printerId,
              title: name,
              text: [place, t('printerSize', { width, height }), !direct && t('byThisDevice')]
                .filter(Boolean)
                .join(' · '),
            })),
          ]}
          value={printer?.printerId ?? THIS_DEVICE}
          onChange={(chosen) => {
            choosePrinter(chosen);
            setOpen(false);
          }}
        />
      </Sheet>
    </List>
  );
}
