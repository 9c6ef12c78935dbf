import type { PrintJob } from '@gemba/contract/labels/jobs/print-job';
import type { Printer } from '@gemba/contract/labels/printers/printer';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconPrint } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { PrintJobNotice } from '../../labels/index.ts';
import styles from '../Form.module.css';
import { PrinterFields } from './PrinterFields.tsx';
import { printerBodyOf, printerErrors, typedPrinter } from './printer-form.ts';
import { useChangePrinter } from './use-change-printer.ts';
import { usePrinterWords } from './use-printer-words.ts';
import { useTestPrinter } from './use-test-printer.ts';

type Props = { printer: Printer; reaches: boolean; onClose: () => void };

export function ChangePrinterSheet({ printer, reaches, onClose }: Props) {
  const t = useTranslations('administration');
  const words = usePrinterWords();
  const { printerId, version, name: printerName } = printer;
  const name = `printer ${printerId} ${version}`;
  const { send, ...posting } = useChangePrinter(name, onClose);
  const [empty] = useState(() => typedPrinter(printer));
  const form = useForm({
    name,
    empty,
    errorsOf: (typed) => printerErrors(typed, words),
    fieldOf: ({ field }) => field || undefined,
    posting,
  });
  const post = () =>
    form.mayGo() ? send({ params: { printerId }, body: { ...printerBodyOf(form.typed), version } }) : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={printerName}
      footer={
        <PostButton posting={posting} check={t('check')} onPost={post}>
          {t('save')}
        </PostButton>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        {printer.host !== null && printer.active && <TestPart printerId={printerId} />}
        <PrinterFields typed={form.typed} write={form.write} errorAt={form.errorAt} reaches={reaches} />
      </PostingFields>
    </Sheet>
  );
}

/** A label that says the name of the printer, as it is saved. */
function TestPart({ printerId }: { printerId: string }) {
  const t = useTranslations('administration');
  const [job, setJob] = useState<PrintJob>();
  const { send, ...posting } = useTestPrinter(printerId, setJob);
  const test = () => {
    setJob(undefined);
    return posting.unknown ? posting.check() : send({ params: { printerId } });
  };
  return (
    <>
      <PostingNotice posting={posting} shownAtField={false} />
      {job && <PrintJobNotice key={job.jobId} job={job} />}
      <Button kind="outline" wide icon={IconPrint} busy={posting.busy} onClick={test}>
        {t('printers.test')}
      </Button>
    </>
  );
}
