import { describe, expect, test } from 'vitest';
import { importDecider, furtherLineRefusal } from '#core/import/index.ts';
import type { ImportCommand, ImportEvent, ImportFacts } from '#core/import/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { ImportId } from '#core/kernel/ids.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const importId = 6 as ImportId;
const facts: ImportFacts = { today: calendarDate('2026-11-23') };
const given = scenarioOf(importDecider, facts);

const file = {
  kind: 'customer',
  fileName: 'parties-2026.xlsx',
  fileHash: 'a'.repeat(64),
  lineCount: 216,
} as const;
const start: ImportCommand = { type: 'StartImport', data: { importId, ...file } };
const started: ImportEvent = {
  type: 'ImportStarted',
  version: 2,
  data: { importId, ...file, startedOn: '2026-11-23' },
};
const made = {
  importId,
  created: [{ line: 2, id: 71 }],
  changed: [{ line: 3, id: 40, seq: 812 }],
};
const undo: ImportCommand = { type: 'RequestImportUndo', data: { importId } };
const undone: ImportEvent = {
  type: 'ImportUndoRequested',
  version: 1,
  data: { importId, requestedOn: '2026-11-23' },
};

describe('an import', () => {
  test('begins with its file and the day', () => {
    given([]).when(start).then([started]);
  });

  test('that is there already leaves no trace when it begins again', () => {
    given([started]).when(start).then([]);
  });

  test('notes the records that it made and those that it changed', () => {
    given([started])
      .when({ type: 'NoteImportedRecords', data: made })
      .then([{ type: 'RecordsImported', version: 1, data: made }]);
  });

  test('notes nothing where nothing was made', () => {
    given([started])
      .when({ type: 'NoteImportedRecords', data: { importId, created: [], changed: [] } })
      .then([]);
  });

  test('notes what was made even while it is being undone, so that nothing is lost sight of', () => {
    given([started, undone])
      .when({ type: 'NoteImportedRecords', data: made })
      .then([{ type: 'RecordsImported', version: 1, data: made }]);
  });

  test('ends once, with the lines that were left out', () => {
    const finish: ImportCommand = { type: 'FinishImport', data: { importId, refusedCount: 6 } };
    const finished: ImportEvent = {
      type: 'ImportFinished',
      version: 1,
      data: { importId, refusedCount: 6 },
    };
    given([started]).when(finish).then([finished]);
    given([started, finished]).when(finish).then([]);
  });

  test('notes no more records than it announced lines, however they are sent', () => {
    const two: ImportEvent = {
      type: 'ImportStarted',
      version: 2,
      data: { importId, ...file, lineCount: 2, startedOn: '2026-11-23' },
    };
    const first: ImportEvent = { type: 'RecordsImported', version: 1, data: made };
    const one = { importId, created: [{ line: 9, id: 80 }], changed: [] };
    given([two])
      .when({ type: 'NoteImportedRecords', data: made })
      .then([{ type: 'RecordsImported', version: 1, data: made }]);
    given([two, first])
      .when({ type: 'NoteImportedRecords', data: one })
      .thenRejected({ kind: 'import_lines_exceeded', importId, lines: 2 });
    const ended: ImportEvent = {
      type: 'ImportFinished',
      version: 1,
      data: { importId, refusedCount: 0 },
    };
    given([two, ended])
      .when({ type: 'NoteImportedRecords', data: one })
      .thenRejected({ kind: 'import_ended', importId });
  });

  test('takes a line while it is under way, and as many as it announced', () => {
    const of = { importId, status: 'under way', lines: 2 } as const;
    expect(furtherLineRefusal({ ...of, taken: 1 })).toBeNull();
    expect(furtherLineRefusal({ ...of, taken: 2 })).toStrictEqual({
      kind: 'import_lines_exceeded',
      importId,
      lines: 2,
    });
    for (const status of ['finished', 'being undone'] as const) {
      const refusal = furtherLineRefusal({ ...of, status, taken: 0 });
      expect(refusal).toStrictEqual({ kind: 'import_ended', importId });
    }
  });

  test('that nobody began notes nothing', () => {
    given([])
      .when({ type: 'NoteImportedRecords', data: made })
      .thenRejected({ kind: 'import_not_found', importId });
  });
});

describe('undoing an import', () => {
  test('is allowed on the thirtieth day after it began', () => {
    const today = calendarDate('2026-12-23');
    given([started], { today })
      .when(undo)
      .then([{ ...undone, data: { importId, requestedOn: today } }]);
  });

  test('is refused on the day after, with the last day that it could have been', () => {
    given([started], { today: calendarDate('2026-12-24') })
      .when(undo)
      .thenRejected({
        kind: 'import_too_old',
        startedOn: calendarDate('2026-11-23'),
        lastDay: calendarDate('2026-12-23'),
      });
  });

  test('goes on without a second note when it is asked for again', () => {
    given([started, undone]).when(undo).then([]);
  });

  test('notes what was taken back, and nothing where nothing was', () => {
    const note = (ids: readonly number[]): ImportCommand => ({
      type: 'NoteWithdrawnRecords',
      data: { importId, ids },
    });
    given([started, undone])
      .when(note([71]))
      .then([{ type: 'RecordsWithdrawn', version: 1, data: { importId, ids: [71] } }]);
    given([started, undone]).when(note([])).then([]);
  });

  test('is not possible of an import that is not there', () => {
    given([]).when(undo).thenRejected({ kind: 'import_not_found', importId });
  });
});
