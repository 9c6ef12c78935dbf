import { useState } from 'react';
import { Banner as Notice } from '../../src/kit/ui/feedback/Banner.tsx';
import { ConfirmSheet as Confirm } from '../../src/kit/ui/feedback/ConfirmSheet.tsx';
import { showNotice, showToast } from '../../src/kit/ui/feedback/notices.ts';
import { Sheet as BottomSheet } from '../../src/kit/ui/feedback/Sheet.tsx';
import { UndoBar as Undo } from '../../src/kit/ui/feedback/UndoBar.tsx';
import { IconAlarm, IconLocked } from '../../src/kit/ui/icons.ts';
import { Button } from '../../src/kit/ui/input/Button.tsx';
import { Field } from '../../src/kit/ui/input/Field.tsx';
import { Case, Line, Stack } from '../Case.tsx';

export function Banner() {
  return (
    <Stack>
      <Notice tone="bad" title="$8,920 over your approval limit">
        You may approve up to $40,000. You can reject it, or leave it for a higher approver.
      </Notice>
      <Notice tone="warn" title="64 is more than the maximum reportable, 60">
        Correct it, or confirm that 64 is right.
      </Notice>
      <Notice
        tone="info"
        title="A new version is ready"
        action={
          <Button small kind="outline">
            Update now
          </Button>
        }
      />
      <Notice tone="ok" title="Everything is received" />
      <Notice tone="hold" title="This part is on hold">
        Engineering change 2291 tightens the bearing seat to H6.
      </Notice>
    </Stack>
  );
}

export function Toast() {
  return (
    <Line>
      <Button onClick={() => void showToast('Limited permissions', { icon: IconLocked })}>Toast</Button>
      <Button
        onClick={() =>
          void showNotice({
            icon: IconAlarm,
            urgent: true,
            title: 'Spindle overload',
            text: 'CNC-04 · level 2, respond within 5 minutes',
            action: { label: 'Open', onClick: () => void showToast('Opened') },
          })
        }
      >
        Alarm notice
      </Button>
      <Button onClick={() => void showNotice({ title: 'Report ready', text: 'Purchasing, this month' })}>Notice</Button>
    </Line>
  );
}

export function UndoBar() {
  const [acts, setActs] = useState(1);
  const [shown, setShown] = useState(true);
  return (
    <>
      <Button
        onClick={() => {
          setActs(acts + 1);
          setShown(true);
        }}
      >
        Approve another
      </Button>
      {shown && (
        <Undo key={acts} onUndo={() => setShown(false)} onGone={() => setShown(false)} ms={60_000}>
          <b>PO {48225 + acts}</b> approved
        </Undo>
      )}
    </>
  );
}

export function Sheet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Handle alarm</Button>
      <BottomSheet
        open={open}
        onClose={() => setOpen(false)}
        title="Handle alarm"
        sub="Spindle overload · CNC-04 · 27:40 left"
        footer={
          <Button kind="primary" wide onClick={() => setOpen(false)}>
            Resolve alarm
          </Button>
        }
      >
        <Stack>
          <Field label="What was done" defaultValue="Insert changed, feed to 90%" />
          <Field label="Parts used" />
        </Stack>
      </BottomSheet>
    </>
  );
}

export function ConfirmSheet() {
  const [open, setOpen] = useState(true);
  const [deleted, setDeleted] = useState(false);
  return (
    <Case title={deleted ? 'Deleted' : 'Not deleted'}>
      <Button onClick={() => setOpen(true)}>Delete alarm type</Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        danger
        title="Delete “Spindle”?"
        confirmLabel="Delete 4 types"
        cancelLabel="Keep them"
        onConfirm={async () => {
          await new Promise((done) => setTimeout(done, 300));
          setDeleted(true);
          setOpen(false);
        }}
      >
        Its 3 sub-types and 2 handler settings go too. Alarms already raised keep their history.
      </Confirm>
    </Case>
  );
}
