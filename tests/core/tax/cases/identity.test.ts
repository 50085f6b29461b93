import { z } from 'zod';
import {
  areConsecutive,
  checkCharacter,
  isDocumentNumber,
  NUMBER_LENGTH_MAX,
  parseGstin,
  parsePan,
  pincodeConflict,
  registrationOf,
  stateNamed,
} from '#core/tax/index.ts';
import type { Registration } from '#core/tax/index.ts';
import { rule, runTable } from './table.ts';

const text = z.string();

const REASONS: Readonly<Record<string, string>> = {
  state: 'unknown state code',
  holder: 'holder type',
};

const CATEGORIES: Readonly<Record<Registration, string>> = {
  regular: 'Registered Regular',
  composition: 'Registered Composition',
  unregistered: 'Unregistered',
  sez: 'SEZ',
  uin: 'UIN Holders',
  overseas: 'Overseas',
};

function aboutGstin(gstin: string, country: string): object {
  const read = parseGstin(gstin);
  const registration = registrationOf(gstin, country);
  const category = { gst_category: registration === null ? null : CATEGORIES[registration] };
  if (!read.valid) return { ...read, ...category, reason: REASONS[read.reason] ?? read.reason };
  const counted = { is_tcs: read.kind === 'tcs', registration_count: read.registration };
  return { ...read, ...category, ...counted, normalised: read.gstin };
}

runTable('gstin', [
  rule(z.strictObject({ gstin: text }), ({ gstin }) => aboutGstin(gstin, 'IN')),
  rule(z.strictObject({ gstin: text, country: text }), ({ gstin, country }) =>
    aboutGstin(gstin, country === 'India' ? 'IN' : 'US'),
  ),
  rule(
    z.strictObject({ gstin_body: text, append_check_digit: z.literal(true) }),
    ({ gstin_body: body }) => aboutGstin(body + checkCharacter(body), 'IN'),
  ),
  rule(z.strictObject({ gstin_state: text, ledger_state: text }), (input) => ({
    mismatch: stateNamed(input.ledger_state)?.code !== input.gstin_state,
  })),
  rule(z.strictObject({ pin: text, state: text }), ({ pin, state }) => {
    const [other] = pincodeConflict(pin, stateNamed(state)?.code ?? '');
    return { conflict_with: other === undefined ? null : stateNamed(other)?.name };
  }),
]);

runTable('pan', [
  rule(z.strictObject({ pan: text }), ({ pan }) => {
    const read = parsePan(pan);
    return read.valid ? read : { ...read, reason: REASONS[read.reason] ?? read.reason };
  }),
]);

function aboutNumber(number: string): object {
  const isLong = number.length > NUMBER_LENGTH_MAX;
  const error = `GST Invoice Number cannot exceed ${NUMBER_LENGTH_MAX} characters`;
  return { valid: isDocumentNumber(number), ...(isLong ? { error } : {}) };
}

runTable('docno', [
  rule(z.strictObject({ number: text, date: text }), ({ number }) => aboutNumber(number)),
  rule(z.strictObject({ number: text, document: text }), ({ number }) => aboutNumber(number)),
  rule(z.strictObject({ previous: text, next: text }), ({ previous, next }) => ({
    same_series_and_consecutive: areConsecutive(previous, next),
  })),
]);
