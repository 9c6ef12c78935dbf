import { useState } from 'react';
import {
  IconAdd,
  IconChat,
  IconClose,
  IconDocument,
  IconDone,
  IconFinish,
  IconLocked,
  IconMessages,
  IconMore,
  IconPause,
  IconReceive,
  IconScan,
  IconStart,
} from '../../src/kit/ui/icons.ts';
import { Button as Action } from '../../src/kit/ui/input/Button.tsx';
import { IconButton as ActionIcon } from '../../src/kit/ui/input/IconButton.tsx';
import { MenuButton as Dots } from '../../src/kit/ui/input/MenuButton.tsx';
import { Case, Line, Stack } from '../Case.tsx';

export function Button() {
  const [sent, setSent] = useState(0);
  const send = () => {
    setSent((count) => count + 1);
    return new Promise((done) => setTimeout(done, 700));
  };
  return (
    <>
      <Case title="Kinds">
        <Stack>
          <Action kind="primary" icon={IconReceive}>
            Receive 2 lines
          </Action>
          <Line>
            <Action kind="primary" icon={IconDone}>
              Approve
            </Action>
            <Action kind="danger" icon={IconClose}>
              Reject
            </Action>
            <Action>Quiet</Action>
            <Action kind="outline">Secondary</Action>
            <Action kind="text">Show the list saved at 07:12</Action>
            <Action kind="scan" icon={IconScan}>
              Scan the label instead
            </Action>
          </Line>
        </Stack>
      </Case>
      <Case title="Controls of a clock">
        <Line>
          <Action tall kind="wait" icon={IconPause}>
            Pause
          </Action>
          <Action tall kind="go" icon={IconStart}>
            Resume
          </Action>
          <Action tall kind="primary" icon={IconFinish}>
            Finish
          </Action>
        </Line>
      </Case>
      <Case title="Small">
        <Line>
          <Action small>All 144</Action>
          <Action small kind="primary">
            Correct
          </Action>
          <Action small kind="outline">
            Remove
          </Action>
          <Action small kind="text" icon={IconAdd}>
            Add location
          </Action>
        </Line>
      </Case>
      <Case title="Busy by itself: tap it twice">
        <Action kind="primary" wide icon={IconReceive} onClick={send} data-testid="send">
          Receive 2 lines
        </Action>
        <p data-testid="sent">Sent {sent}</p>
      </Case>
      <Case title="Busy, disabled with its reason, long text">
        <Stack>
          <Action kind="primary" busy>
            Sign in
          </Action>
          <Action disabled icon={IconLocked}>
            Over limit
          </Action>
          <Action kind="outline" icon={IconChat}>
            Mit dem Nachrichtendienst des Unternehmens anmelden und verbinden
          </Action>
        </Stack>
      </Case>
    </>
  );
}

export function IconButton() {
  return (
    <Case title="Plain, with a count, brand, disabled">
      <Line>
        <ActionIcon icon={IconMore} label="More" />
        <ActionIcon icon={IconMessages} label="Messages, 4 unread" badge={4} />
        <ActionIcon icon={IconMessages} label="Messages, 128 unread" badge={128} />
        <ActionIcon icon={IconDocument} label="Documents" tone="brand" />
        <ActionIcon icon={IconDocument} label="Documents" disabled />
      </Line>
    </Case>
  );
}

export function MenuButton() {
  const [chosen, setChosen] = useState('');
  return (
    <Case title="What is done rarely, behind three dots">
      <Line>
        <Dots
          label="More"
          items={[
            { key: 'comment', icon: IconChat, label: 'Approve with a comment', onSelect: () => setChosen('comment') },
            { key: 'cancel', icon: IconClose, label: 'Cancel order', onSelect: () => setChosen('cancel') },
          ]}
        />
        <output>{chosen}</output>
      </Line>
    </Case>
  );
}
