import { afterEach, expect, test } from 'vitest';
import { invoiceDraftSchema, newInvoiceDraft } from '#web/features/invoice/draft/draft.ts';
import { keepDraft, readDraft, wipeDrafts } from '#web/state/drafts.ts';

const key = { form: 'invoice', personId: 1, bookId: 1 };
afterEach(wipeDrafts);

test('a draft kept by a version that had fewer texts in the header is read, with them empty', () => {
  const draft = { ...newInvoiceDraft('21-11-2026', 31), delivery: 'Godown 4, Bhosari' };
  const { reference: _reference, ...older } = draft;
  keepDraft(key, older);
  expect(readDraft(key, invoiceDraftSchema)?.draft).toStrictEqual(draft);
});
