// What other folders may import of the plain records.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { recordEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';

export const recordDecider = { initialState, decide, evolve, streamOf };

export const recordAggregate = aggregate({
  category: 'record',
  decider: recordDecider,
  schemas: recordEventSchemas,
  commands: {
    AddRecord: 'AddRecord',
    ChangeRecord: 'ChangeRecord',
    RemoveRecord: 'RemoveRecord',
  },
});

export { FIELD_COUNT_MAX, isFieldName, RECORD_BYTES_MAX } from './fields.ts';
export type { FieldValue, RecordFields } from './fields.ts';
export { isRecordKind, RECORD_KINDS } from './kinds.ts';
export type { RecordKind } from './kinds.ts';
export type { RecordCommand, RecordFacts } from './commands.ts';
export type { RecordEvent } from './events.ts';
export type { RecordRejection } from './rejections.ts';
export type { RecordState } from './evolve.ts';
