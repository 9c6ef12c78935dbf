import type { Person } from '@gemba/contract/kit/person';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

/** The message of the maker to the person who decides. */
export function MessagePart({ message, by }: { message: unknown; by: Person }) {
  if (typeof message !== 'string' || message === '') return null;
  return (
    <List>
      <ListRow lead={<Avatar name={by.name} />} title={by.name} sub={message} />
    </List>
  );
}
