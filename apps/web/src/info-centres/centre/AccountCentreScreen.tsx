import { useSearch } from '@tanstack/react-router';
import { useQueryAccountInfoCenter } from '../calls/use-query-account-info-center.ts';
import { momentIn } from '../figure/figure-asked.ts';
import { CentreScreen } from './CentreScreen.tsx';

export function AccountCentreScreen() {
  const { period, sharedOn } = useSearch({ from: '/signedIn/accounting/infoCenter' });
  const moment = momentIn({ sharedOn });
  return (
    <CentreScreen
      name="accounting"
      path="/accounting/infoCenter"
      period={period}
      moment={moment}
      query={useQueryAccountInfoCenter(moment)}
    />
  );
}
