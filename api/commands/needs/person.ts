import { streamName } from '#core/kernel/ids.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import type { PersonCommand } from '#core/person/index.ts';
import { answerTo } from '../reads/reads.ts';
import type { NeedsOf } from './needs.ts';

const ADMINS = { of: 'admin-count', key: null } as const;
const byEmail = (email: string) => ({ of: 'person-by-email', key: email }) as const;

export const personNeeds: NeedsOf<'person'> = {
  stream: ({ data }) => streamName('person', data.personId),
  reads: (command) => [
    ...emailsIn(command).map(byEmail),
    ...(asksForAdmins(command) ? [ADMINS] : []),
  ],
  facts: (command, session) => {
    const [takenBy = null] = emailsIn(command).map((email) => answerTo(session, byEmail(email)));
    return {
      emailTakenBy: takenBy as PersonId | null,
      adminCount: asksForAdmins(command) ? answerTo(session, ADMINS) : 0,
    };
  },
};

const asksForAdmins = (command: PersonCommand): boolean =>
  command.type === 'RevokeAdmin' || (command.type === 'RegisterPerson' && command.data.setup);

function emailsIn(command: PersonCommand): readonly string[] {
  if (command.type === 'RegisterPerson' || command.type === 'ConfirmAddress') {
    return [command.data.email];
  }
  if (command.type !== 'ChangeProfile') return [];
  const { email } = command.data.changes;
  return email === undefined ? [] : [email];
}
