import { streamName } from '#core/kernel/ids.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { personDecider } from '#core/person/index.ts';
import type { PersonCommand } from '#core/person/index.ts';
import { countAdmins, countPeople, findPersonByEmail } from '#projections/people/read.ts';
import type { Decided, FactSource } from '../desk.ts';
import { stateOf } from '../memory.ts';
import { decideWith } from './with-streams.ts';

export const personStreams = ({ data }: PersonCommand): readonly string[] => [
  streamName('person', data.personId),
];

export async function decidePerson(
  { desk, readTables }: FactSource,
  command: PersonCommand,
): Promise<Decided> {
  const tables = await readTables();
  const email = emailOf(command);
  const namesake = email === null ? null : await findPersonByEmail(tables, email);
  const facts = {
    emailTakenBy: (namesake?.personId ?? null) as PersonId | null,
    anybodyRegistered: (await countPeople(tables)) > 0,
    adminCount: await countAdmins(tables),
  };
  const state = stateOf(desk.memory, 'person', command.data.personId);
  return decideWith(personDecider, state, command, facts);
}

function emailOf(command: PersonCommand): string | null {
  if (command.type === 'RegisterPerson') return command.data.email;
  if (command.type === 'ChangeProfile') return command.data.changes.email ?? null;
  return null;
}
