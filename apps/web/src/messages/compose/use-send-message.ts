import type { CallReply } from '@gemba/contract/kit/call';
import { sendMessage } from '@gemba/contract/messages/send-message';
import { useQueryClient } from '@tanstack/react-query';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { messageKeys } from '../message-keys.ts';

export const useSendMessage = (form: string, onSent: (message: CallReply<typeof sendMessage>) => void) => {
  const queries = useQueryClient();
  return usePosting(sendMessage, form, (message) => {
    removeDraft(formKey(form));
    void queries.invalidateQueries({ queryKey: messageKeys.all });
    onSent(message);
  });
};
