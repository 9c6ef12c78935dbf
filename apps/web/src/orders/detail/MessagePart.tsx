import type { Person } from '@gemba/contract/kit/person';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

type Props = {
  message: unknown;
  by: Person;
  /** Inside a card. */
  bare?: boolean;
};

/** The message of the maker to the person who decides. */
export function MessagePart({ message, by, bare = false }: Props) {
  if (typeof message !== 'string' || message === '') return null;
  return (
    <List bare={bare}>
      <ListRow lead={<Avatar name={by.name} />} title={by.name} sub={message} />
    </List>
  );
}
