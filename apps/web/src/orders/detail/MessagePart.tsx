import type { Person } from '@gemba/contract/approvals/person';
import { Avatar } from '../../kit/ui/Avatar.tsx';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';

/** What the maker of the order wants whoever decides to know. */
export function MessagePart({ message, by }: { message: unknown; by: Person }) {
  if (typeof message !== 'string' || message === '') return null;
  return (
    <List>
      <ListRow lead={<Avatar name={by.name} />} title={by.name} sub={message} />
    </List>
  );
}
