// Which act on an invitation a command is.
import type { Result } from '../../kernel/result.ts';
import type { BookCommand, BookFacts } from '../commands.ts';
import type { BookEvent } from '../events.ts';
import type { OpenBook } from '../evolve.ts';
import {
  acceptInvitation,
  declineInvitation,
  inviteMember,
  withdrawInvitation,
} from './invitations.ts';
import type { BookRejection } from '../rejections.ts';

type Decision = Result<readonly BookEvent[], BookRejection>;

export function decideInvitation(
  state: OpenBook,
  command: Extract<BookCommand, { type: 'InviteMember' | `${string}Invitation` }>,
  facts: BookFacts,
): Decision {
  switch (command.type) {
    case 'InviteMember':
      return inviteMember(state, command, facts);
    case 'WithdrawInvitation':
      return withdrawInvitation(state, command);
    case 'AcceptInvitation':
      return acceptInvitation(state, command, facts);
    case 'DeclineInvitation':
      return declineInvitation(state, command, facts);
  }
}
