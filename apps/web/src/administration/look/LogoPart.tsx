import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { companyLook } from '../../companies/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { FileField } from '../../kit/ui/input/FileField.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import form from '../Form.module.css';
import styles from './LogoPart.module.css';
import { smallPicture } from './small-picture.ts';
import { useSetCompanyLogo } from './use-set-company-logo.ts';

/** The logo on the start screen and at sign-in. */
export function LogoPart() {
  const t = useTranslations('administration');
  const { logo } = useStore(companyLook);
  const { set, busy, refused } = useSetCompanyLogo();
  const [unreadable, setUnreadable] = useState(false);
  const choose = async (file: File) => {
    try {
      set(await smallPicture(file));
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <section>
      <SectionHeader title={t('logo')} />
      <Card pad>
        <div className={form['form']}>
          {logo && <img className={styles['logo']} src={logo} alt={t('logo')} />}
          <FileField
            label={t(logo ? 'otherLogo' : 'chooseLogo')}
            chosen={busy && t('saving')}
            accept=".png,.jpg,.jpeg"
            help={t('logoHelp')}
            error={unreadable ? t('logoUnreadable') : refused?.message}
            onChoose={(file) => void choose(file)}
          />
          {logo && (
            <Button kind="outline" busy={busy} onClick={() => set(null)}>
              {t('removeLogo')}
            </Button>
          )}
        </div>
      </Card>
    </section>
  );
}
