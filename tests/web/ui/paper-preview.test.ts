// The sample bill beside the billing settings.
import { expect, test } from 'vitest';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { billingFieldsOf } from '#web/features/book/billing-settings/fields.ts';
import type { BillingFields } from '#web/features/book/billing-settings/fields.ts';
import { samplePaper } from '#web/features/book/billing-settings/preview/sample-paper.ts';
import settings from '#tests/specimens/replies/readBillingSettings.json' with { type: 'json' };

const saved = billingFieldsOf(readBillingSettings.reply.parse(settings));
const paper = (changes: Partial<BillingFields>) =>
  samplePaper({ ...saved, ...changes }, 'Gupta Kirana', calendarDate('2026-11-26'));

test('the sample bill has what is typed, and the name of the book where none is', () => {
  const printed = paper({ legalName: '', address: '7 Station Road', terms: 'Cash only.' });
  expect(printed?.supplier.name).toBe('Gupta Kirana');
  expect(printed?.supplier.lines).toContain('7 Station Road');
  expect(printed?.remarks.map(({ text }) => text)).toContain('Cash only.');
  expect(paper({ legalName: 'Gupta & Sons' })?.supplier.name).toBe('Gupta & Sons');
});

test('the sample bill is the document of the registration, with GST where it is charged', () => {
  expect(paper({ registration: 'regular', stateCode: '27' })?.title).toBe('Tax Invoice');
  const without = paper({ registration: 'unregistered', gstin: '' });
  expect(without?.title).toBe('Invoice');
  const labels = without?.totals.map(({ label }) => label).join();
  expect(labels).not.toMatch(/GST/);
});

test('the sample bill stands while a field is half typed', () => {
  const half = { prefix: 'A/', padding: '', restartsYearly: false };
  const series = { ...saved.series, invoiceSeries: half };
  expect(paper({ dueDays: 'x', series, stateCode: '', gstin: '27A' })).not.toBeNull();
});
