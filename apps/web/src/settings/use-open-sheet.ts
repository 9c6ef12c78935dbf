import { useNavigate, useSearch } from '@tanstack/react-router';

const SHEETS = ['password', 'pin', 'passkey', 'translations'] as const;
export type SheetName = (typeof SHEETS)[number];

/** The open sheet stands in the address: it survives a reload and a new sign-in, and Back closes it. */
export const useOpenSheet = () => {
  const search = useSearch({ from: '/signedIn/setting' });
  const navigate = useNavigate();
  return {
    open: SHEETS.find((name) => name === search['open']),
    show: (name: SheetName) => void navigate({ to: '/setting', search: { open: name } }),
    close: () => void navigate({ to: '/setting', replace: true }),
  };
};
