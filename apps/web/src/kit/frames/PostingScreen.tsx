import { type ReactNode, useState } from 'react';
import type { Form } from '../form/use-form.ts';
import { type BarNote, PostingBar, type PostingSegment } from '../posting/PostingBar.tsx';
import { PostingNotice } from '../posting/PostingNotice.tsx';
import type { Posting } from '../posting/use-posting.ts';
import { TypeCodeSheet } from '../scan/TypeCodeSheet.tsx';
import { classesOf } from '../ui/classes.ts';
import { Help } from '../ui/feedback/Help.tsx';
import { ScanBar, type ScanResult } from '../ui/input/ScanBar.tsx';
import { AppBar } from '../ui/layout/AppBar.tsx';
import { Screen } from '../ui/layout/Screen.tsx';
import { Strip } from '../ui/layout/Strip.tsx';
import styles from './PostingScreen.module.css';

const c = classesOf(styles);

type Props = {
  title: ReactNode;
  subtitle?: ReactNode;
  onBack: () => void;
  actions?: ReactNode;
  scan: { expects: string; last: ScanResult | undefined; onCode: (code: string) => void; label?: string };
  form: Pick<Form<Record<string, unknown>>, 'errorAt' | 'body' | 'restored' | 'clear' | 'refusedAtField'>;
  posting: Posting;
  /** Another posting of this screen, whose outcome is shown first. */
  other?: Posting;
  segments: readonly PostingSegment[];
  /** Besides the number of lines: "2 boxes". */
  more?: ReactNode;
  /** Above the buttons, instead of the number of lines. */
  note?: BarNote | undefined;
  buttons: ReactNode;
  /** Stays under the header: the location that the next scans belong to. */
  pinned?: ReactNode;
  /** The fields use the whole height. */
  fill?: boolean;
  /** Below the fields, and open even while the outcome of the posting is unknown. */
  unlocked?: ReactNode;
  sheets?: ReactNode;
  /** The fields; they may open the sheet for typing a code. */
  children: ReactNode | ((typeCode: () => void) => ReactNode);
};

/** A form that posts: the scanner on top, the lines, the buttons at the bottom. Locked while the outcome is unknown. */
export function PostingScreen(props: Props) {
  const { scan, form, posting, other, fill, children } = props;
  const { body } = form;
  const [typing, setTyping] = useState(false);
  const typeCode = () => setTyping(true);
  const nothing = form.errorAt('form');
  const shown = other && (other.unknown || other.refused) ? other : posting;
  return (
    <Screen
      fill={fill ?? false}
      header={
        <>
          <Strip>
            <AppBar title={props.title} subtitle={props.subtitle} onBack={props.onBack} actions={props.actions} />
            <ScanBar expects={scan.expects} last={scan.last} onType={typeCode} />
          </Strip>
          {props.pinned}
        </>
      }
      footer={
        <PostingBar segments={props.segments} more={props.more} note={props.note}>
          {props.buttons}
        </PostingBar>
      }
    >
      <div ref={body} className={c('lines', fill && 'fill')}>
        <PostingNotice
          posting={shown}
          shownAtField={shown === posting && form.refusedAtField}
          restored={form.restored}
          onStartAnew={form.clear}
        />
        <div className={c('lines', fill && 'fill')} inert={posting.unknown || posting.busy}>
          {nothing && (
            <div data-wrong tabIndex={-1}>
              <Help tone="error">{nothing}</Help>
            </div>
          )}
          {typeof children === 'function' ? children(typeCode) : children}
        </div>
        {props.unlocked}
      </div>
      {props.sheets}
      <TypeCodeSheet
        open={typing}
        onClose={() => setTyping(false)}
        label={scan.label ?? scan.expects}
        onCode={scan.onCode}
      />
    </Screen>
  );
}
