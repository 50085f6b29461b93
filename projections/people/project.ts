import { ERASED } from '#core/kernel/event.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { people } from './table.ts';

const patchPeople = patch(people);

const project = (events: readonly ProjectedEvent[]): readonly TableStatement[] =>
  patchPeople(events.flatMap(personPatchOf));

function personPatchOf(event: ProjectedEvent): Patch<typeof people>[] {
  const { bookId, seq, recordedAt } = event;
  const touched = { book_id: bookId, last_seq: seq, updated_at: recordedAt };
  switch (event.type) {
    case 'PersonRegistered': {
      const { personId, ...profile } = event.data;
      const began = { confirmation: 'by-use', is_admin: false, erased: false };
      const columns = { ...touched, registered_at: recordedAt, ...began, person_id: personId };
      return [{ creates: true, columns: { ...columns, ...profile } }];
    }
    case 'ProfileChanged': {
      const { personId, changes } = event.data;
      return [{ creates: false, columns: { ...touched, person_id: personId, ...changes } }];
    }
    case 'AddressConfirmationAsked':
    case 'AddressConfirmed': {
      const confirmation = event.type === 'AddressConfirmed' ? event.data.by : 'awaited';
      const columns = { ...touched, person_id: event.data.personId, confirmation };
      return [{ creates: false, columns }];
    }
    case 'AdminGranted':
    case 'AdminRevoked': {
      const isAdmin = event.type === 'AdminGranted';
      const columns = { ...touched, person_id: event.data.personId, is_admin: isAdmin };
      return [{ creates: false, columns }];
    }
    case 'PersonErased': {
      const texts = { name: ERASED, email: ERASED, phone: ERASED, company: ERASED };
      const columns = { ...touched, person_id: event.data.personId, ...texts, erased: true };
      return [{ creates: false, columns }];
    }
    default:
      return [];
  }
}

export const peopleProjection: Projection = {
  name: 'people',
  version: 2,
  tables: [people],
  project,
  // People are in the installation's book alone, which is rebuilt before anything is served: the
  // others have no rows of it, and need not wait.
  former: { version: 1, project },
};
