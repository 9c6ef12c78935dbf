import type { Language } from '@gemba/contract/kit/languages';
import type { Tx } from '../database/database.ts';

/** A push on its way to one person. */
export interface Due {
  userId: number;
  refId: string;
  language: Language;
}

/** It may lie on a table: a lock screen shows it to everybody. */
export interface PushText {
  title: string;
  body: string;
  /** The screen that a tap opens. */
  url: `/${string}`;
  /** A later push with the same tag takes the place of this one. */
  tag: string;
}

/** A capability tells devices about its things. One answer for each push; none where the person may not know it any more, or knows it already. */
export interface PushSource {
  readonly kind: string;
  readonly urgent: boolean;
  tell(tx: Tx, companyId: number, pushes: readonly Due[]): Promise<(PushText | undefined)[]>;
}
