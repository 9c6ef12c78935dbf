import { useTranslations } from 'use-intl';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconSearch } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';

type Props = { code: string; open: boolean; onClose: () => void; onSearch: () => void };

/** Nothing has the scanned code: it is shown, with the way to the search. */
export function UnknownCodeSheet({ code, open, onClose, onSearch }: Props) {
  const t = useTranslations('search');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      scansOn
      title={t('unknown')}
      sub={<span className="code">{code}</span>}
      footer={
        <Button kind="primary" wide icon={IconSearch} onClick={onSearch}>
          {t('searchFor')}
        </Button>
      }
    >
      <p role="alert">{t('unknownHow')}</p>
    </Sheet>
  );
}
