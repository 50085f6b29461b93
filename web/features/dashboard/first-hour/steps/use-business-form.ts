// The business as the first step takes it: a book that is begun or renamed, and who it is on its
// bills. What was saved of it before a refusal is not saved twice.
import { useRef } from 'react';
import { useSetAtom } from 'jotai';
import { z } from 'zod';
import { changeBillingSettings, readBillingSettings } from '#api/contract/book/billing-settings.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import { createBook, listBooks, renameBook } from '#api/contract/book/book.ts';
import { setLegalForm } from '#api/contract/book/retention.ts';
import { legalFormOf, parseGstin, parsePan } from '#core/tax/index.ts';
import { legalForm, supplierRegistration } from '#core/tax/terms.ts';
import type { LegalForm } from '#core/tax/terms.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { gstinFault } from '#web/format/gstin.ts';
import { useRecordForm } from '#web/shell/form/use-record-form.ts';
import { activeBookChoiceAtom } from '#web/state/active-book.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import { checkSession } from '#web/state/session.ts';
import { firstHourWords as wording } from '../wording.ts';

const scheme = supplierRegistration.exclude(['unregistered']);
export type Scheme = z.infer<typeof scheme>;

export type BusinessFields = {
  readonly name: string;
  readonly gstin: string;
  readonly address: string;
  readonly stateCode: string;
  readonly legalForm: LegalForm;
  /** How the GSTIN is registered: it does not say so itself. */
  readonly scheme: Scheme;
};

const text = z.string();
const kept = z
  .object({ name: text, gstin: text, address: text, stateCode: text, legalForm, scheme })
  .partial();

/** A whole number brings its State and legal form along, by the fourth letter of its PAN. */
export function withGstin(fields: BusinessFields, gstin: string): BusinessFields {
  const read = parseGstin(gstin);
  if (!read.valid) return { ...fields, gstin };
  const pan = parsePan(read.pan ?? '');
  const form = pan.valid ? legalFormOf(pan.holder) : fields.legalForm;
  return { ...fields, gstin, stateCode: read.state, legalForm: form };
}

function check({ name, gstin, address }: BusinessFields): FieldErrors {
  const fault = gstinFault(gstin);
  return {
    ...(name.trim() === '' ? { name: wording.nameMissing } : {}),
    ...(fault === null ? {} : { gstin: fault }),
    ...(gstin !== '' && address.trim() === '' ? { address: wording.addressMissing } : {}),
  };
}

type Options = {
  readonly book: NamedBook | null;
  readonly settings: BillingSettings | null;
  readonly onSaved: (bookId: number) => void;
};

export function useBusinessForm({ book, settings, onSaved }: Options) {
  const choose = useSetAtom(activeBookChoiceAtom);
  const saved = useRef(book);
  return useRecordForm<BusinessFields, NamedBook>({
    start: {
      form: 'first-hour-business',
      bookId: book?.id ?? 0,
      schema: kept,
      begin: () => beginOf(book, settings),
    },
    check,
    write: async (fields) => {
      const named = await nameBook(saved.current, fields.name.trim());
      if (!named.ok) return named;
      saved.current = named.value;
      return writeBusiness(named.value, fields);
    },
    async onSaved({ id }) {
      onSaved(id);
      choose({ id });
      await Promise.all([invalidate(listBooks, readBillingSettings), checkSession()]);
    },
  });
}

const beginOf = (book: NamedBook | null, settings: BillingSettings | null): BusinessFields =>
  withGstin(
    {
      name: book?.name ?? '',
      gstin: '',
      address: settings?.address ?? '',
      stateCode: settings?.stateCode ?? '',
      legalForm: 'unknown',
      scheme: schemeOf(settings),
    },
    settings?.gstin ?? '',
  );

const schemeOf = (settings: BillingSettings | null): Scheme =>
  scheme.safeParse(settings?.registration).data ?? 'regular';

async function nameBook(book: NamedBook | null, name: string): Promise<CallResult<NamedBook>> {
  if (book === null) return call(createBook, { body: { name } });
  if (book.name === name) return { ok: true, value: book };
  return call(renameBook, { params: { bookId: book.id }, body: { name } });
}

async function writeBusiness(
  book: NamedBook,
  { gstin, address, stateCode, legalForm: form, scheme: registration }: BusinessFields,
): Promise<CallResult<NamedBook>> {
  const params = { bookId: book.id };
  const body = {
    gstin: gstin === '' ? null : gstin,
    address: address.trim() === '' ? null : address.trim(),
    stateCode: stateCode === '' ? null : stateCode,
    registration: gstin === '' ? ('unregistered' as const) : registration,
  };
  const changed = await call(changeBillingSettings, { params, body });
  if (!changed.ok) return changed;
  if (form === 'unknown') return { ok: true, value: book };
  const said = await call(setLegalForm, { params, body: { legalForm: form } });
  return said.ok ? { ok: true, value: book } : said;
}
