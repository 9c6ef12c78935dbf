import type { ImportKind } from '@gemba/contract/imports/kinds/import-kind';
import type { ImportOutcome } from '@gemba/contract/imports/upload/upload-import';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useStore } from '../../kit/store/store.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { IconImport } from '../../kit/ui/icons.ts';
import { FileField } from '../../kit/ui/input/FileField.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useListImportKinds } from '../kinds/use-list-import-kinds.ts';
import { CheckedFile } from './CheckedFile.tsx';
import { chooseImport, chosenImport, dropImport, restoreImport } from './chosen-import.ts';
import { CSV_FILES } from './csv-files.ts';
import { FoundImport } from './FoundImport.tsx';
import { ImportedFile } from './ImportedFile.tsx';
import { MappingForm } from './MappingForm.tsx';
import { SendingFile } from './SendingFile.tsx';
import { useChooseFile } from './use-choose-file.ts';
import { endUnderWay, type ImportMode, importUnderWay, useUploadImport } from './use-upload-import.ts';

/** A chosen file on its way: its columns, the check, the import. */
export function ImportFileScreen() {
  const t = useTranslations('imports');
  const back = useBackTo('/admin/import');
  const query = useListImportKinds();
  const title = t('importFile');
  useTitle(title);
  useEffect(() => void restoreImport(), []);
  return (
    <LoadedScreen query={query} title={title} onBack={back}>
      {({ kinds }) => <FileSteps kinds={kinds} onBack={back} />}
    </LoadedScreen>
  );
}

function FileSteps({ kinds, onBack }: { kinds: readonly ImportKind[]; onBack: () => void }) {
  const t = useTranslations('imports');
  const navigate = useNavigate();
  const chosen = useStore(chosenImport);
  const [done, setDone] = useState<{ outcome: ImportOutcome; mode: ImportMode }>();
  const upload = useUploadImport((outcome, mode) => setDone({ outcome, mode }));
  const anew = () => {
    setDone(undefined);
    upload.forget();
  };
  const { choose, error } = useChooseFile(kinds, anew);
  const bar = (title: string) => (
    <AppBar title={title} subtitle={chosen && <span className="code">{chosen.content.name}</span>} onBack={onBack} />
  );
  const fileField = (label: string) => (
    <FileField label={label} chosen="" accept={CSV_FILES} error={error} onChoose={(file) => void choose(file)} />
  );
  if (!chosen) {
    return (
      <Screen header={bar(t('importFile'))} fill={chosen === null} busy={chosen === undefined}>
        {chosen === undefined ? (
          <ListSkeleton rows={4} />
        ) : (
          <EmptyState icon={IconImport} title={t('noFile')} how={t('noFileHow')} action={fileField(t('choose'))} />
        )}
      </Screen>
    );
  }
  const title = t('importKind', { kind: t(`kind.${chosen.kind}`) });
  const leave = () => {
    dropImport();
    void navigate({ to: '/admin/import' });
  };
  if (upload.busy || upload.failed) return <SendingFile upload={upload} chosen={chosen} bar={bar(title)} />;
  if (done && done.mode !== 'check' && !done.outcome.refused)
    return <ImportedFile chosen={chosen} outcome={done.outcome} bar={bar(title)} onLeave={leave} />;
  if (done) {
    return (
      <CheckedFile
        chosen={chosen}
        columns={kinds.find(({ kind }) => kind === chosen.kind)?.columns ?? []}
        outcome={done.outcome}
        bar={bar(title)}
        mend={fileField(t('chooseMended'))}
        onMapping={anew}
        onImport={(mode) => upload.send(chosen, mode)}
      />
    );
  }
  const underWay = importUnderWay(chosen);
  if (underWay) {
    const { mode, key } = underWay;
    const end = () => endUnderWay(chosen, mode);
    return (
      <FoundImport
        key={key}
        runKey={key}
        bar={bar(title)}
        onDone={(outcome) => {
          end();
          setDone({ outcome, mode });
        }}
        onSendAgain={() => upload.send(chosen, mode)}
        onColumns={() => {
          end();
          chooseImport(chosen);
        }}
      />
    );
  }
  return (
    <MappingForm
      kinds={kinds}
      chosen={chosen}
      bar={bar(title)}
      onChange={(change) => chooseImport({ ...chosen, ...change })}
      onCheck={() => upload.send(chosen, 'check')}
    />
  );
}
