import { useTranslations } from 'use-intl';
import { useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import styles from '../Form.module.css';
import { PrinterFields } from './PrinterFields.tsx';
import { NEW_PRINTER, printerBodyOf, printerErrors } from './printer-form.ts';
import { useAddPrinter } from './use-add-printer.ts';
import { usePrinterWords } from './use-printer-words.ts';

const FORM = 'add printer';

export function AddPrinterSheet({ reaches, onClose }: { reaches: boolean; onClose: () => void }) {
  const t = useTranslations('administration');
  const words = usePrinterWords();
  const { send, ...posting } = useAddPrinter(FORM, onClose);
  const form = useForm({
    name: FORM,
    empty: NEW_PRINTER,
    errorsOf: (typed) => printerErrors(typed, words),
    fieldOf: ({ field }) => field || undefined,
    posting,
  });
  const post = () => (form.mayGo() ? send({ body: printerBodyOf(form.typed) }) : undefined);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('printers.add')}
      footer={
        <PostButton posting={posting} check={t('check')} onPost={post}>
          {t('printers.add')}
        </PostButton>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        <PrinterFields typed={form.typed} write={form.write} errorAt={form.errorAt} reaches={reaches} />
      </PostingFields>
    </Sheet>
  );
}
