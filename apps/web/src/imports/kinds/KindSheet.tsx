import type { ImportKind } from '@gemba/contract/imports/kinds/import-kind';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Breakable } from '../../kit/text/Breakable.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconDocument, IconReceive } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { FileField } from '../../kit/ui/input/FileField.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { CSV_FILES } from '../upload/csv-files.ts';
import styles from './ImportScreen.module.css';
import { useExportData } from './use-export-data.ts';
import { useGetImportExample } from './use-get-import-example.ts';

type Props = {
  kind: ImportKind;
  open: boolean;
  onClose: () => void;
  error: ReactNode;
  onChoose: (file: File) => void;
};

/** One kind of file: its example, everything that is there, and its columns. */
export function KindSheet({ kind: { kind, columns }, open, onClose, error, onChoose }: Props) {
  const t = useTranslations('imports');
  const saveExample = useGetImportExample();
  const saveExport = useExportData();
  return (
    <Sheet open={open} onClose={onClose} title={t(`kind.${kind}`)} sub={<Breakable text={`${kind}.csv`} />}>
      <div className={styles['sheet']}>
        <FileField label={t('choose')} chosen={t('chooseHow')} accept={CSV_FILES} error={error} onChoose={onChoose} />
        <div className={styles['buttons']}>
          <Button kind="outline" icon={IconDocument} onClick={() => saveExample(kind)}>
            {t('example')}
          </Button>
          <Button kind="outline" icon={IconReceive} onClick={() => saveExport(kind)}>
            {t('export')}
          </Button>
        </div>
        <KeyValueList
          facts={columns.map(({ name, heading, key, needed }) => ({
            label: heading,
            value: (
              <>
                <Breakable text={name} />
                {(key || needed) && ` · ${t(key ? 'isKey' : 'isNeeded')}`}
              </>
            ),
          }))}
        />
      </div>
    </Sheet>
  );
}
