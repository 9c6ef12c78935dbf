import { companySetting } from '../auth/index.ts';
import { useStore } from '../kit/store/store.ts';
import { asJson, record, stored } from '../kit/store/stored.ts';
import { useGetLabelChoices } from './use-get-label-choices.ts';

/** The printer that was chosen last on this device, by company: their printers have the same numbers. */
const lastPrinter = stored(
  'labelPrinter',
  asJson((value) => {
    const { company, printerId } = record(value);
    return { company, printerId };
  }),
);

/** The printers to choose from, and the chosen one. None: the browser prints, on labels of the template's size. */
export const usePrinter = () => {
  const { companyCode } = useStore(companySetting);
  const { company, printerId } = useStore(lastPrinter);
  const { data } = useGetLabelChoices();
  const printers = data?.printers ?? [];
  return {
    printers,
    printer: company === companyCode ? printers.find((one) => one.printerId === printerId) : undefined,
    choosePrinter: (chosen: string) => lastPrinter.set({ company: companyCode, printerId: chosen }),
  };
};
