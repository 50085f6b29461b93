// What other folders may import of the imports: which file made which records, until when they may
// be taken back, and what of them was.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { importEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';

export const importDecider = { initialState, decide, evolve, streamOf };

export const importAggregate = aggregate({
  category: 'import',
  decider: importDecider,
  schemas: importEventSchemas,
  commands: {
    StartImport: 'ImportRecords',
    NoteImportedRecords: 'ImportRecords',
    FinishImport: 'ImportRecords',
    RequestImportUndo: 'UndoImport',
    NoteWithdrawnRecords: 'UndoImport',
  },
});

export { furtherLineRefusal, undoneUntil } from './decide.ts';
export { importKind } from './terms.ts';
export type { ImportKind } from './terms.ts';
export type { RecordsImported, ImportEvent } from './events.ts';
export type { ImportCommand, ImportFacts } from './commands.ts';
export type { ImportRejection } from './rejections.ts';
export type { ImportState } from './evolve.ts';
