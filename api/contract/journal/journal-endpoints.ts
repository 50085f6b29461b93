// The endpoints of journals by their names.
import { postJournalBatch } from './batch.ts';
import { checkEndpoints } from './checks.ts';
import * as journal from './journal.ts';

export const journalEndpoints = {
  listJournals: journal.listJournals,
  readJournalFigures: journal.readJournalFigures,
  readJournal: journal.readJournal,
  listJournalDetails: journal.listJournalDetails,
  postJournal: journal.postJournal,
  postJournalBatch,
  ...checkEndpoints,
  reverseJournal: journal.reverseJournal,
  correctJournal: journal.correctJournal,
};
