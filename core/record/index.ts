// What other folders may import of the plain records.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import type { RecordCommand, RecordFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { recordEventSchemas } from './events.ts';
import type { RecordEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { RecordState } from './evolve.ts';
import type { RecordRejection } from './rejections.ts';

export const recordDecider: Decider<
  RecordState,
  RecordCommand,
  RecordEvent,
  RecordFacts,
  RecordRejection
> = { initialState, decide, evolve, streamOf };

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
export type { RecordCommand, RecordEvent, RecordFacts, RecordRejection, RecordState };
