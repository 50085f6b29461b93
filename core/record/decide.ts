import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { AddRecord, ChangeRecord, RecordCommand } from './commands.ts';
import type { RecordEvent } from './events.ts';
import type { RecordState } from './evolve.ts';
import { FIELD_COUNT_MAX, RECORD_BYTES_MAX, sameFields, sizeOf } from './fields.ts';
import type { RecordFields } from './fields.ts';
import type { RecordRejection } from './rejections.ts';

type Decision = Result<readonly RecordEvent[], RecordRejection>;

export const streamOf = ({ data }: RecordEvent): string => streamName(data.kind, data.recordId);

/**
 * Adds, changes and removes a plain record; a removed one never comes back.
 * Refuses: record_not_found, record_exists, too_many_fields, record_too_large.
 */
export function decide(state: RecordState, command: RecordCommand): Decision {
  const { kind, recordId } = command.data;
  const of = { recordKind: kind, recordId };
  if (command.type === 'AddRecord') {
    return state.status === 'absent' ? add(command) : rejected({ kind: 'record_exists', ...of });
  }
  // An id counts within its kind: a photo is not found as an order.
  if (state.status !== 'present' || state.kind !== kind) {
    return rejected({ kind: 'record_not_found', ...of });
  }
  if (command.type === 'ChangeRecord') return change(state, command);
  return accepted([{ type: 'RecordRemoved', version: 1, data: { kind, recordId } }]);
}

function add({ data }: AddRecord): Decision {
  const refusal = refusalOf(data.name, data.fields);
  if (refusal !== null) return rejected(refusal);
  return accepted([{ type: 'RecordAdded', version: 1, data }]);
}

type PresentRecord = Extract<RecordState, { status: 'present' }>;

function change(state: PresentRecord, { data }: ChangeRecord): Decision {
  const { kind, recordId } = data;
  const name = data.name ?? state.name;
  const fields = { ...state.fields, ...data.fields };
  if (name === state.name && sameFields(fields, state.fields)) return accepted([]);
  const refusal = refusalOf(name, fields);
  if (refusal !== null) return rejected(refusal);
  const whole = { kind, recordId, name, fields };
  return accepted([{ type: 'RecordChanged', version: 1, data: whole }]);
}

function refusalOf(name: string, fields: RecordFields): RecordRejection | null {
  const count = Object.keys(fields).length;
  if (count > FIELD_COUNT_MAX) {
    return { kind: 'too_many_fields', count, countMax: FIELD_COUNT_MAX };
  }
  const bytes = sizeOf(name, fields);
  if (bytes > RECORD_BYTES_MAX) {
    return { kind: 'record_too_large', bytes, bytesMax: RECORD_BYTES_MAX };
  }
  return null;
}
