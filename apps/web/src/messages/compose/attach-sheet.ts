import type { ComponentType } from 'react';
import type { About } from './use-compose.ts';

export type AttachSheetProps = {
  /** Stands below its title. */
  note: string | undefined;
  open: boolean;
  onAttach: (about: About) => void;
  onClose: () => void;
  onClosed: () => void;
};

export type AttachSheet = ComponentType<AttachSheetProps>;
