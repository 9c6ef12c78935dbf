import { companySetting } from '../auth/index.ts';
import { useStore } from '../kit/store/store.ts';
import { asJson, record, stored } from '../kit/store/stored.ts';
import { type LabelChoices, labelChoicesNow, useGetLabelChoices } from './use-get-label-choices.ts';

/** The printer that was chosen last on this device, by company: their printers have the same numbers. */
const lastPrinter = stored(
  'labelPrinter',
  asJson((value) => {
    const { company, printerId } = record(value);
    return { company, printerId };
  }),
);

type Last = ReturnType<typeof lastPrinter.get>;

const chosenAmong = (printers: LabelChoices['printers'], { company, printerId }: Last, companyCode: string) =>
  company === companyCode ? printers.find((one) => one.printerId === printerId) : undefined;

/** The chosen printer, as far as the printers are known. */
export const printerNow = () =>
  chosenAmong(labelChoicesNow()?.printers ?? [], lastPrinter.get(), companySetting.get().companyCode);

/** The printers to choose from, and the chosen one. None: the browser prints, on labels of the template's size. */
export const usePrinter = () => {
  const { companyCode } = useStore(companySetting);
  const last = useStore(lastPrinter);
  const { data } = useGetLabelChoices();
  const printers = data?.printers ?? [];
  return {
    printers,
    printer: chosenAmong(printers, last, companyCode),
    choosePrinter: (chosen: string) => lastPrinter.set({ company: companyCode, printerId: chosen }),
  };
};
