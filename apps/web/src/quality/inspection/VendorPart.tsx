import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { VendorSheet } from '../../addresses/index.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { IconSearch } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { ChoiceChips } from '../../kit/ui/input/ChoiceChips.tsx';
import type { DecisionForm } from './use-decision-form.ts';
import styles from './VendorPart.module.css';

/** The vendor that rejected goods go back to, where their receipts do not name exactly one. */
export function VendorPart({ inspection, form }: { inspection: Inspection; form: DecisionForm }) {
  const t = useTranslations('quality');
  const { vendors, vendorsAreCertain } = inspection;
  const { typed, write, errorAt } = form;
  const [searching, setSearching] = useState(false);
  if (vendorsAreCertain && vendors.length === 1) return null;
  const isOffered = vendors.some(({ vendorId }) => vendorId === typed.vendorId);
  const searched = typed.vendorId !== '' && !isOffered;
  const offered = searched ? [...vendors, { vendorId: typed.vendorId, vendorName: typed.vendorName }] : vendors;
  return (
    <div className={styles['vendors']} data-wrong={errorAt('reject.vendorId') ? true : undefined}>
      {offered.length > 0 && (
        <ChoiceChips
          label={t('returnToVendor')}
          chips={offered.map(({ vendorId, vendorName }) => ({ value: vendorId, label: vendorName || vendorId }))}
          value={typed.vendorId || undefined}
          onChange={(vendorId) => write({ vendorId })}
        />
      )}
      {!vendorsAreCertain && (
        <Button wide icon={IconSearch} onClick={() => setSearching(true)}>
          {t(offered.length > 0 ? 'otherVendor' : 'chooseVendor')}
        </Button>
      )}
      {errorAt('reject.vendorId') && <Help tone="error">{errorAt('reject.vendorId')}</Help>}
      <VendorSheet
        open={searching}
        title={t('returnToVendor')}
        onClose={() => setSearching(false)}
        onPick={({ id, name }) => {
          write({ vendorId: id, vendorName: name ?? '' });
          setSearching(false);
        }}
      />
    </div>
  );
}
